import { useEffect, useState } from 'react'
import { offlineWords, megabytes } from '../../../i18n/compose/later-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import type { OtherWorlds } from '../offline-state.ts'
import { prepareOffline, useOffline, changeOthers } from '../offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { baseUrl } from '../../../platform/environment.ts'
import { loadWorldTitle } from '../../worlds/other-worlds.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { findCachedWorlds, readOfflineList } from '../cached-files.ts'

/** Shows whether the map works offline and how much storage that takes. */
export function OfflineLine() {
  const state = useOffline((offline) => offline.state)
  const bytes = useOffline((offline) => offline.bytes)
  if (state === 'unsupported') return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-vellum-soft">
      <p aria-live="polite">{offlineWords(state, bytes)}</p>
      {(state === 'failed' || state === 'saving') && (
        <Button onClick={prepareOffline}>
          {state === 'failed' ? laterMessages.offline.tryAgain : laterMessages.offline.prepare}
        </Button>
      )}
    </section>
  )
}

export function CacheAllWorlds() {
  const on = useSettings((settings) => settings.keepAllWorlds)
  const others = useOffline((offline) => offline.others)
  const isReady = useOffline((offline) => offline.state === 'ready')
  const [worlds, setWorlds] = useState<readonly OtherWorld[]>([])
  const isCaching = others !== null && 'done' in others
  useEffect(() => {
    let isShown = true
    // Show nothing without the list of files.
    loadOtherWorlds().then(
      (found) => {
        if (isShown) setWorlds(found)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isCaching, isReady])

  if (!isReady || worlds.length === 0) return null
  const toFetch = worlds.filter(({ cached }) => !cached).reduce((sum, { bytes }) => sum + bytes, 0)
  const { cacheAll, allCached } = laterMessages.offline
  return (
    <section className="grid gap-2 text-sm text-vellum-soft">
      <CheckBox
        checked={on}
        onChange={(checked) => {
          useSettings.setState({ keepAllWorlds: checked })
          void changeOthers()
        }}
      >
        {toFetch > 0 ? cacheAll(megabytes(toFetch)) : allCached}
      </CheckBox>
      {on && others && <Course others={others} worlds={worlds} />}
    </section>
  )
}

interface CourseProps {
  readonly others: OtherWorlds
  readonly worlds: readonly OtherWorld[]
}

function Course({ others, worlds }: CourseProps) {
  const { cachingAll, noRoom, notFetched, appShell, tryAgain } = laterMessages.offline
  if ('done' in others) {
    return <ProgressBar label={cachingAll} share={others.done / others.of} cancel={null} />
  }
  if (others.missed.length === 0) return null
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ul>
        {others.missed.map(({ world, full }) => {
          const title = worlds.find(({ id }) => id === world)?.title ?? appShell
          return <li key={world ?? ''}>{full ? noRoom(title) : notFetched(title)}</li>
        })}
      </ul>
      <Button onClick={() => void changeOthers()}>{tryAgain}</Button>
    </div>
  )
}

interface OtherWorld {
  readonly id: string
  readonly title: string
  /** Size of the world's files, without the app shell. */
  readonly bytes: number
  readonly cached: boolean
}

async function loadOtherWorlds(): Promise<readonly OtherWorld[]> {
  const scope = new URL(baseUrl.path, window.location.href).href
  const [{ worlds }, cached] = await Promise.all([readOfflineList(scope), findCachedWorlds(scope)])
  const others = Object.entries(worlds).filter(([id]) => id !== pageWorld().id)
  return Promise.all(
    others.map(async ([id, { bytes }]) => ({
      id,
      bytes,
      cached: cached.includes(id),
      title: await loadWorldTitle(id),
    })),
  )
}
