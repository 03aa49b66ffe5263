import { titleOf } from '../title-of.ts'
import type { ReactNode } from 'react'
import { messages } from '../../../i18n/generated/first.ts'
import { useAmountOutOfSight } from '../markers-in-view.ts'
import { useFilterSets } from '../filters.ts'
import { backToOwn, showSet, isolate } from '../isolate.ts'
import { showAllShown } from '../../viewport/last-position.ts'
import { useShownAmount } from '../hidden-markers.ts'
import { useFilterOverride, changeFilters, useShownMore } from '../shown-filters.ts'
import { useSettings } from '../../settings/settings.ts'
import { passFocusToMap } from '../../viewport/map-view.ts'
import { useNoRoomBetween } from '../../viewport/viewport-padding.ts'
import { useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { hintOverflow } from '../../../ui/overflow-hint.ts'
import { useSmallScreen } from '../../../ui/screen-size.ts'
import { menuOf } from './type-menu-opener.tsx'
import './filter-chip.css'
import './shortcut-chips.css'
import { useViewport } from '../../viewport/viewport-store.ts'

const texts = messages.filterOverride

interface FilterChipProps {
  readonly world: LoadedWorld
  readonly onOpenFilters: () => void
}

/** Says that not everything is visible: always for an override, otherwise only while the panel is closed. */
export function FilterChip({ world, onOpenFilters }: FilterChipProps) {
  const override = useFilterOverride((state) => state.override)
  const elsewhere = useFilterOverride(({ before }) => before !== null)
  // Re-render when a filter set is renamed, because the chip may show its name.
  useFilterSets()
  const panelOpen = useSettings((state) => state.panelOpen)
  const shown = useShownAmount(world)
  const total = world.markers.length
  const { left = 0, right = 0 } = useViewport((state) => state.padding)
  const [start, end] = [`${left}px`, `${right}px`]
  const smallScreen = useSmallScreen()
  const noRoom = useNoRoomBetween()
  // If the panel leaves no room for the chip, the panel shows the notice instead.
  if (noRoom && panelOpen && !smallScreen) return null
  const alone = override?.isolated && titleOf(override.isolated, world)
  const byChip =
    override &&
    override.under?.reason !== 'link' &&
    (override.isolated?.kind === 'set' || world.shortcuts?.some(({ title }) => title === alone))
  // The chips combine and toggle by themselves, so the row of chips stays and needs no button to go back.
  const isLink = override ? override.reason === 'link' : elsewhere
  if (smallScreen && (byChip || (!override && !elsewhere))) {
    return (
      <MapShortcuts shown={shown} total={total} onOpenFilters={onOpenFilters}>
        {byChip && <OutOfSight world={world} className="shortcut-chip" />}
      </MapShortcuts>
    )
  }
  if (!override && !elsewhere && (panelOpen || shown >= total)) return null
  return (
    <div
      className="filter-chip-place"
      data-beside={panelOpen ? undefined : 'toggle'}
      style={{ left: start, right: end }}
    >
      <div
        // A new element per reason, so that the focus doesn't pass from a removed button to another one.
        key={isLink ? 'link' : override?.reason}
        ref={passFocusToMap}
        role="group"
        aria-label={texts.shown}
        className="map-control filter-chip"
      >
        {override || isLink ? (
          <>
            <p role="status">{isLink ? texts.friends : sentence(alone, shown, total)}</p>
            {!isLink && <OutOfSight world={world} className="filter-chip-back" />}
            <button type="button" className="filter-chip-back" onClick={backToOwn}>
              {isLink ? texts.drop : texts.backToAll}
            </button>
          </>
        ) : (
          <button type="button" className="filter-chip-all" onClick={onOpenFilters}>
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
  readonly onOpenFilters: () => void
  readonly children: ReactNode
}

const combineRefs =
  (...refs: readonly ((element: HTMLElement | null) => (() => void) | undefined)[]) =>
  (element: HTMLElement | null) => {
    const ends = refs.map((ref) => ref(element))
    return () => {
      for (const end of ends) end?.()
    }
  }

const mapRow = combineRefs(passFocusToMap, hintOverflow)
const chipRow = combineRefs(rovingFocus, hintOverflow)

function MapShortcuts({ shown, total, onOpenFilters, children }: MapShortcutsProps) {
  return (
    <div ref={mapRow} className="map-shortcuts">
      {shown < total && (
        <div role="group" aria-label={texts.shown} className="flex flex-wrap gap-2">
          <button type="button" className="shortcut-chip" onClick={onOpenFilters}>
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
  return title ? texts.isolatedAmount(title, shown, total) : texts.showing(shown, total)
}

export function ShortcutChips() {
  const world = useWorld()
  const { shortcuts = [] } = world
  const { sets } = useFilterSets()
  // Compare sets by id, because a set may have the same title as a shortcut.
  const alone = useFilterOverride(({ override }) => {
    const isolated = override?.isolated
    return isolated?.kind === 'set' ? isolated.id : isolated && titleOf(isolated, world)
  })
  const missing = useShownMore('found') === 'missing'
  return (
    <div ref={chipRow} role="group" aria-label={texts.shortcuts} className="shortcut-chips">
      {shortcuts.map(({ title, types }, at) => (
        <Chip
          key={title}
          title={title}
          pressed={alone === title}
          onClick={() => {
            if (alone === title) backToOwn()
            else isolate({ isolated: { kind: 'shortcut', id: `${at}` }, typeIds: types })
          }}
        />
      ))}
      <Chip
        title={texts.stillToFind}
        pressed={missing}
        onClick={() => changeFilters({ found: missing ? 'all' : 'missing' })}
      />
      {sets.map((set) => (
        <Chip
          key={set.id}
          {...menuOf({ of: 'set', id: set.id })}
          title={set.name}
          pressed={alone === set.id}
          onClick={() => (alone === set.id ? backToOwn() : showSet(set))}
        />
      ))}
    </div>
  )
}

interface ChipProps {
  /** Only for filter sets, which have a menu. */
  readonly 'data-menu-of'?: string
  readonly title: string
  readonly pressed: boolean
  readonly onClick: () => void
}

function Chip({ title, pressed, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rovingStop}
      aria-pressed={pressed}
      className="shortcut-chip"
      {...rest}
    >
      <bdi>{title}</bdi>
    </button>
  )
}
