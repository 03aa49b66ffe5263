import { useRef, useSyncExternalStore, type ReactNode } from 'react'
import { mapMessages } from '../../i18n/generated/map.ts'
import { usePanButtonsPlace } from '../../features/viewport/viewport-padding.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../ui/keys/focus.ts'
import type { MapEngine } from '../../map/map-engine.ts'
import type { MapSignals } from './map-signals.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'
import { useToolOfClicks } from '../../features/viewport/tool-parts.tsx'

/** Grid position and rotation of each button, and its direction in steps to the right and up. */
const sides = {
  north: { place: 'col-start-2', turn: '', direction: [0, 1] },
  west: { place: 'col-start-1 row-start-2', turn: '-rotate-90', direction: [-1, 0] },
  east: { place: 'col-start-3 row-start-2', turn: 'rotate-90', direction: [1, 0] },
  south: { place: 'col-start-2 row-start-3', turn: 'rotate-180', direction: [0, -1] },
} as const

const texts = mapMessages.map.steer

/** Height in CSS pixels. Anything higher at the lower edge is a card, not a bar. */
const highestBar = 120

interface PanButtonsProps {
  readonly signals: MapSignals
  readonly engine: () => MapEngine | undefined
  /** Element of the map. Its size determines how far one press pans. */
  readonly target: React.RefObject<HTMLElement | null>
  readonly prefersStillness: () => boolean
  /** True if a click in the middle can open a menu. */
  readonly menu: boolean
}

/** Buttons that pan the map without a drag (WCAG 2.5.7). They are invisible unless focused, in use or switched on. */
export function PanButtons(props: PanButtonsProps) {
  const { signals, engine, target, prefersStillness, menu } = props
  const shown = useViewport((state) => state.panButtonsShown !== null)
  const crosshair = useSyncExternalStore(signals.subscribe, () => signals.current().crosshair)
  const adding = useToolOfClicks() !== undefined
  const panButtons = useRef<HTMLDivElement>(null)
  const { right, bottom } = usePanButtonsPlace(panButtons, shown)
  const nothing = !adding && !crosshair.marker && !crosshair.item

  function pan([right, up]: readonly [number, number]): void {
    const { clientWidth = 0, clientHeight = 0 } = target.current ?? {}
    const step = Math.min(clientWidth, clientHeight) / 3
    engine()?.panBy(right * step, up * step, !prefersStillness())
  }

  function side(name: keyof typeof sides): ReactNode {
    const { place, turn, direction } = sides[name]
    return (
      <IconButton
        {...rovingStop}
        label={texts.sides[name]}
        className={place}
        onClick={() => {
          // Some browsers don't focus a pressed button.
          setUsed(true)
          pan(direction)
        }}
      >
        <Icon name="arrow" className={classNames(turn)} />
      </IconButton>
    )
  }

  return (
    <div
      ref={panButtons}
      className="pan-buttons"
      data-lifted={bottom > highestBar || undefined}
      style={{
        right: `calc(${right}px + var(--pan-buttons-margin))`,
        bottom: `calc(${bottom}px + 1rem)`,
      }}
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setUsed(false)
      }}
    >
      <div
        ref={rovingFocus}
        role="toolbar"
        aria-label={texts.label}
        data-shown={shown || undefined}
        className="map-control"
      >
        {/* In grid order, because the arrow keys move from row to row. */}
        {side('north')}
        {side('west')}
        <IconButton
          {...rovingStop}
          label={adding ? texts.addPoint : texts.choose}
          aria-disabled={nothing || undefined}
          className="col-start-2 row-start-2"
          onClick={() => engine()?.chooseMiddle()}
        >
          <Icon name="crosshair" />
        </IconButton>
        {side('east')}
        {side('south')}
        {menu && (
          <IconButton
            {...rovingStop}
            label={texts.menu}
            className="col-start-3 row-start-3"
            onClick={() => engine()?.openMenuOfMiddle()}
          >
            <Icon name="menu" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

function setUsed(used: boolean): void {
  useViewport.setState(({ panButtonsShown: shown }) => ({
    panButtonsShown: shown === 'kept' ? shown : used ? 'used' : null,
  }))
}
