import { titleOf } from '../../../stores/markers/title-of.ts'
import type { ReactNode } from 'react'
import { laidFilters as texts } from '../../../messages/laid-filters-messages.ts'
import { useAmountOutOfSight } from '../../../stores/markers/markers-in-view.ts'
import { backToOwn, showAllShown, showOnly } from '../../../stores/markers/only.ts'
import { setSearchText } from '../../../stores/markers/search-text.ts'
import { useShownAmount } from '../../../stores/markers/shown-amount.ts'
import {
  useLaidFilters,
  changeFilters,
  useShownMore,
} from '../../../stores/markers/shown-filters.ts'
import { useProgressView } from '../../../stores/progress/progress-view.ts'
import { useSettings } from '../../../stores/settings/settings.ts'
import { leavesFocusToMap } from '../../../stores/world/map-focus.ts'
import { useNoRoomBetween, useObstructions } from '../../../stores/world/obstructions.ts'
import { useWorld, type LoadedWorld } from '../../../stores/world/world-context.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { useSmallScreen } from '../../../ui/screen-size.ts'
import './filter-chip.css'
import './shortcut-chips.css'

/**
 * Says on the map that not everything is shown. Where that is no choice that the player has made for good, with the
 * way back; else while the panel, which says the same, is closed.
 */
export function FilterChip({ world }: { world: LoadedWorld }) {
  const laid = useLaidFilters((state) => state.laid)
  const elsewhere = useLaidFilters(({ before }) => before !== null)
  const panelOpen = useSettings((state) => state.panelOpen)
  const shown = useShownAmount(world)
  const total = world.markers.length
  const { left = 0, right = 0 } = useObstructions((state) => state.covered)
  const [start, end] = [`${left}px`, `${right}px`]
  const smallScreen = useSmallScreen()
  const noRoom = useNoRoomBetween()
  // The panel says it then.
  if (noRoom && panelOpen && !smallScreen) return null
  const alone = laid?.isolated && titleOf(laid.isolated, world)
  const byChip = laid && !laid.under && world.shortcuts?.some(({ title }) => title === alone)
  // One chip may be added to another, and a second press takes each back.
  const isLink = laid ? laid.reason === 'link' : elsewhere
  if (smallScreen && (byChip || (!laid && !elsewhere))) {
    return (
      <MapShortcuts shown={shown} total={total}>
        {byChip && <OutOfSight world={world} className="shortcut-chip" />}
      </MapShortcuts>
    )
  }
  if (!laid && !elsewhere && (panelOpen || shown >= total)) return null
  return (
    <div
      className="filter-chip-place"
      data-beside={panelOpen ? undefined : 'toggle'}
      style={{ left: start, right: end }}
    >
      <div
        // Another one, to which the focus of a button that goes does not belong.
        key={isLink ? 'link' : laid?.reason}
        ref={leavesFocusToMap}
        role="group"
        aria-label={texts.shown}
        className="map-control filter-chip"
      >
        {laid || isLink ? (
          <>
            <p role="status">{isLink ? texts.friends : sentence(alone, shown, total)}</p>
            {!isLink && <OutOfSight world={world} className="filter-chip-back" />}
            <button type="button" className="filter-chip-back" onClick={backToOwn}>
              {isLink ? texts.drop : texts.backToAll}
            </button>
          </>
        ) : (
          <button type="button" className="filter-chip-all" onClick={openFilters}>
            {texts.showing(shown, total)}
          </button>
        )}
      </div>
    </div>
  )
}

interface OutOfSightProps {
  readonly world: LoadedWorld
  readonly className: string
}

/** Leads to those of what is shown alone that the view does not hold. */
function OutOfSight({ world, className }: OutOfSightProps) {
  const amount = useAmountOutOfSight(world)
  return (
    amount > 0 && (
      <button type="button" className={className} onClick={showAllShown}>
        {texts.outOfSight(amount)}
      </button>
    )
  )
}

interface MapShortcutsProps {
  readonly shown: number
  readonly total: number
  /** Beside how much is shown. */
  readonly children: ReactNode
}

/** On a phone's map, whose panel is away: how much is shown, and what is looked for again and again. */
function MapShortcuts({ shown, total, children }: MapShortcutsProps) {
  return (
    <div ref={leavesFocusToMap} className="map-shortcuts">
      {shown < total && (
        <div role="group" aria-label={texts.shown} className="flex flex-wrap gap-2">
          <button type="button" className="shortcut-chip" onClick={openFilters}>
            {texts.showing(shown, total)}
          </button>
          {children}
        </div>
      )}
      <ShortcutChips />
    </div>
  )
}

function sentence(title: string | null | undefined, shown: number, total: number): string {
  return title ? texts.onlyAmount(title, shown, total) : texts.showing(shown, total)
}

function openFilters(): void {
  setSearchText('')
  useProgressView.setState({ tab: 'filters' })
  useSettings.setState({ panelOpen: true })
}

/** What players look for again and again, one click each; a second takes it back. */
export function ShortcutChips() {
  const world = useWorld()
  const { shortcuts = [] } = world
  const alone = useLaidFilters(({ laid }) => laid?.isolated && titleOf(laid.isolated, world))
  const missing = useShownMore('found') === 'missing'
  return (
    <div ref={rovingFocus} role="group" aria-label={texts.shortcuts} className="shortcut-chips">
      {shortcuts.map(({ title, types }, at) => (
        <Chip
          key={title}
          title={title}
          pressed={alone === title}
          onClick={() => {
            if (alone === title) backToOwn()
            else showOnly({ isolated: { kind: 'shortcut', id: `${at}` }, typeIds: types })
          }}
        />
      ))}
      <Chip
        title={texts.stillToFind}
        pressed={missing}
        onClick={() => changeFilters({ found: missing ? 'all' : 'missing' })}
      />
    </div>
  )
}

interface ChipProps {
  readonly title: string
  readonly pressed: boolean
  readonly onClick: () => void
}

function Chip({ title, pressed, onClick }: ChipProps) {
  return (
    <button
      type="button"
      {...rovingStop}
      aria-pressed={pressed}
      className="shortcut-chip"
      onClick={onClick}
    >
      {title}
    </button>
  )
}
