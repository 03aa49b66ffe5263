/** Milliseconds in which a worker answers that is one of the map's. */
const patience = 5000

/**
 * The version that a worker is of, null where it does not say: an empty script is a worker too, and those of versions
 * before this question do not know it.
 */
export function versionOf(worker: ServiceWorker | null): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (version: string | null) => {
      port1.close()
      clearTimeout(patienceEnds)
      resolve(version)
    }
    const patienceEnds = setTimeout(() => end(null), patience)
    port1.addEventListener('message', ({ data }: MessageEvent<{ readonly version?: unknown }>) => {
      if (typeof data.version === 'string') end(data.version)
    })
    port1.start()
    if (worker) worker.postMessage({ type: 'VERSION' }, [port2])
    else end(null)
  })
}

/** Every list of a worker names this script. */
const mark = /assets\/start-[\w-]+\.js/

/**
 * The worker's script as the host has it now, null where it cannot be had or is none of the map's: empty, cut off, or a
 * network's login page. Browsers install whatever script they are sent, so it is looked at before one is asked for.
 *
 * @param base the path that everything lies below
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
