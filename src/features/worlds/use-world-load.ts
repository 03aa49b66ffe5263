import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { currentNames, onLocaleChange } from '../../i18n/language/locale.ts'
import { localizedWorld } from './localized-names.ts'
import { type LoadedWorld, indexWorld } from './world-context.tsx'
import { fetchFile, isFailedRequest } from '../../platform/failed-request.ts'
import { decodeWorld } from '../../world/world-file.ts'
import { worldFileUrl } from './world-files.ts'

export type WorldLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly world: LoadedWorld }
  | { readonly status: 'failed'; readonly retry: () => void }

/** The world in English. Module state, so that returning to the map page loads nothing again. */
let loading: Promise<LoadedWorld> | undefined
let loaded: LoadedWorld | undefined

export function provideWorld(world: LoadedWorld): void {
  loaded = world
  loading = Promise.resolve(world)
}

export function startLoadingWorld(): Promise<LoadedWorld> {
  loading ??= loadWorld().then(
    (world) => {
      loaded = world
      return world
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

interface Fault {
  readonly fault: unknown
}

/** @throws while rendering, if a world file was loaded but can't be used. A retry would not help */
export function useWorldLoad(): WorldLoad {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LoadedWorld | 'loading' | 'failed' | Fault>(loaded ?? 'loading')
  const retry = useCallback(() => {
    setState('loading')
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let current = true
    startLoadingWorld().then(
      (world) => current && setState(world),
      (error: unknown) => {
        console.error(error)
        if (current) setState(isFailedRequest(error) ? 'failed' : { fault: error })
      },
    )
    return () => {
      current = false
    }
  }, [attempt])

  const names = useSyncExternalStore(onLocaleChange, currentNames, currentNames)
  if (state === 'loading') return { status: 'loading' }
  if (state === 'failed') return { status: 'failed', retry }
  if ('fault' in state) throw state.fault as Error
  return { status: 'ready', world: localizedWorld(state, names) }
}

/** Returns the world in the page's language, or `undefined`. For messages that outlive a change of the language. */
export function worldNow(): LoadedWorld | undefined {
  return loaded && localizedWorld(loaded, currentNames())
}

/** Timeout in ms, long enough for a bad mobile connection. */
const fetchTimeoutMs = 30_000

/** @throws {FailedRequestError} if the file is missing, late or no world file, such as a web page with status 200 */
export async function loadWorld(): Promise<LoadedWorld> {
  return indexWorld(await fetchFile(worldFileUrl('world.json'), fetchTimeoutMs, decodeWorld))
}
