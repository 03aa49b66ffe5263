import { useEffect, useState } from 'react'
import { aboutGame } from '../platform/page-world.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { useNotAllShown } from '../features/filters/shown-filters.ts'
import { useNoRoomBetween } from '../features/viewport/viewport-padding.ts'
import type { LoadedWorld } from '../features/worlds/world-context.tsx'
import { useSmallScreen } from '../ui/screen-size.ts'
import './first-hint.css'
import { useViewport } from '../features/viewport/viewport-store.ts'

interface FirstHintProps {
  readonly world: LoadedWorld
}

/** Events that end the hint. A click may come from the keyboard. */
const acts = ['click', 'input'] as const

export function FirstHint({ world }: FirstHintProps) {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const end = () => setGone(true)
    for (const act of acts) window.addEventListener(act, end, { capture: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, end, { capture: true })
    }
  }, [])
  const { left = 0, right = 0 } = useViewport((state) => state.padding)
  const smallScreen = useSmallScreen()
  const noRoom = useNoRoomBetween()
  const notAllShown = useNotAllShown()
  // The hint would cover the notice that filters hide places, which has the same position.
  if ((noRoom && !smallScreen) || notAllShown) return null
  const { markers, searchExample = aboutGame().searchExample } = world
  return (
    <div
      className="first-hint-place"
      style={{ left, right }}
      data-gone={gone || undefined}
      aria-hidden={gone || undefined}
    >
      <p className="map-control first-hint px-4 py-2 text-center">
        {searchExample
          ? laterMessages.firstHint.withExample(markers.length, searchExample)
          : laterMessages.firstHint.plain(markers.length)}{' '}
        <span className="first-hint-more text-vellum-soft">{laterMessages.firstHint.kept}</span>
      </p>
    </div>
  )
}
