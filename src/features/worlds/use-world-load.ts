import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { localizedWorld, useLocalizedNames } from './localized-names.ts'
import { type LoadedWorld, indexWorld } from './world-context.tsx'
import { fetchFile, isFailedRequest } from '../../platform/failed-request.ts'
import { decodeWorld } from '../../world/world-file.ts'
import { worldFileUrl } from './world-files.ts'

export type WorldLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly world: LoadedWorld }
  | { readonly status: 'failed'; readonly retry: () => void }

/** In English. Shared by every visit to the map page, so that coming back from another page loads nothing again. */
let loading: Promise<LoadedWorld> | undefined
let loaded: LoadedWorld | undefined

/** For where the world is at hand and nothing need be loaded. */
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

/** What went wrong, if it was no request. */
interface Fault {
  readonly fault: unknown
}

/** @throws while rendering, what went wrong with a world's file that has come: no retry mends that */
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

  // Also what the prerendered page says, which a store's own hook takes for its first state.
  const names = useSyncExternalStore(useLocalizedNames.subscribe, localizedNames, localizedNames)
  if (state === 'loading') return { status: 'loading' }
  if (state === 'failed') return { status: 'failed', retry }
  if ('fault' in state) throw state.fault as Error
  return { status: 'ready', world: localizedWorld(state, names) }
}

/** The world in the language of the moment, for a sentence that outlives a change of it; nothing while none is loaded. */
export function worldNow(): LoadedWorld | undefined {
  return loaded && localizedWorld(loaded, localizedNames())
}

function localizedNames() {
  return useLocalizedNames.getState().names
}

/** Long enough for a bad mobile connection; then Retry is better than waiting. */
const patience = 30_000

/** @throws {FailedRequestError} when the file is missing, late, or not a world file (such as a web page with status 200) */
export async function loadWorld(): Promise<LoadedWorld> {
  return indexWorld(await fetchFile(worldFileUrl('world.json'), patience, decodeWorld))
}
