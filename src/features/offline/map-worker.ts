const versionTimeoutMs = 5000

/** Asks a worker for its version. `null` without an answer, as from an empty script or an older version. */
export function versionOf(worker: ServiceWorker | null): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (version: string | null) => {
      port1.close()
      clearTimeout(timer)
      resolve(version)
    }
    const timer = setTimeout(() => end(null), versionTimeoutMs)
    port1.addEventListener('message', ({ data }: MessageEvent<{ readonly version?: unknown }>) => {
      if (typeof data.version === 'string') end(data.version)
    })
    port1.start()
    if (worker) worker.postMessage({ type: 'VERSION' }, [port2])
    else end(null)
  })
}

/** Every service worker of the map contains the name of this script. */
const mark = /assets\/start-[\w-]+\.js/

/**
 * Fetches the service worker's script. `null` if it isn't the map's: the host may send an empty or incomplete file, or
 * a network a login page. Browsers would install any of these.
 */
export async function publishedScript(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}sw.js`, { cache: 'no-store' })
    const text = await response.text()
    return response.ok && mark.test(text) ? text : null
  } catch {
    return null
  }
}
