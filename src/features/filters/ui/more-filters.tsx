import { useMemo, useState, useRef } from 'react'
import { withType } from '../../../world/filtering.ts'
import { knownCount } from '../../../records/mark.ts'
import { moreFiltersHeading } from '../../../i18n/compose/first-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { useShownAmount } from '../hidden-markers.ts'
import {
  useShownMore,
  useFilterOverride,
  changeFilters,
  usePinsShown,
  useShownTypes,
} from '../shown-filters.ts'
import { chunks } from '../../chunks/chunks.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSwitch } from '../../settings/use-switch.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { useWholeMarkup } from '../../../ui/prerendered.ts'
import { Button } from '../../../ui/button.tsx'
import { useTypeMenus } from './type-menu-opener.tsx'
import { lazyChunk } from '../../../ui/dialogs/lazy-chunk.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'

const RequirementAndYieldFilters = lazyChunk(
  chunks,
  async () => (await import('./requirement-and-yield-filters.tsx')).RequirementAndYieldFilters,
  { className: 'grid justify-items-start gap-2 py-2' },
)

const ShortcutChips = lazyChunk(
  chunks,
  async () => (await import('./filter-chip.tsx')).ShortcutChips,
  { className: 'grid justify-items-start gap-2' },
)

const texts = messages.filters

/** The filters besides those of types: what is still to find or found, what is locked, herbs and books. */
export function MoreFiltersSection() {
  const found = useShownMore('found')
  const chests = useShownMore('chests')
  const yields = useShownMore('yields')
  const { requirements, markers } = useWorld()
  const withChips = useWholeMarkup()
  const hasYields = useMemo(() => markers.some((marker) => marker.yields), [markers])
  const label = moreFiltersHeading(requirements?.title, hasYields)
  const filtering = chests !== null || yields !== null || found === 'found'
  const [open, setOpen] = useState<boolean>()
  // Whoever takes the last of them off is not done yet.
  if (filtering && open === undefined) setOpen(true)
  return (
    <div className="grid grid-cols-1">
      <div className="shortcuts-place" {...useTypeMenus()}>
        {withChips && <ShortcutChips />}
      </div>
      <Disclosure
        label={
          <span className="flex min-w-0 grow items-center">
            <span className="min-w-0">{label}</span>
            {filtering && (
              <span className="ml-2 rounded-full bg-gold px-2 py-0.5 text-sm text-ink">
                {texts.on}
              </span>
            )}
          </span>
        }
        open={open ?? filtering}
        onOpenChange={setOpen}
        className="w-full text-left text-vellum-soft hover:text-vellum"
        contentClassName="grid grid-cols-1 gap-1 rounded-md border border-line px-3 py-1"
      >
        <RequirementAndYieldFilters />
      </Disclosure>
    </div>
  )
}

const FilterOverrideNotice = lazyChunk(
  chunks,
  async () => (await import('./filter-override-notice.tsx')).FilterOverrideNotice,
  {
    className: 'grid justify-items-start gap-2',
  },
)

/** Says so while other filters are shown instead of the player's own, and lets the player choose. */
export function LinkedFilters() {
  const { override, before } = useFilterOverride()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="empty:-mb-4">
      {/* The pressed button goes, so the focus stays in its place. */}
      {(override || before) && (
        <FilterOverrideNotice
          override={override}
          onChosen={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

/** What is shown of all: everything, nothing, names beside it; and how much that is. */
export function ShowHideAll() {
  const world = useWorld()
  const { markers, markersById, types } = world
  const visibleTypes = useShownTypes()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const typeIds = types.map((type) => type.id)
  const shown = useShownAmount(world)
  const found = useMemo(() => knownCount(discovered, markersById), [discovered, markersById])

  function show(all: boolean): void {
    changeFilters({ visibleTypes: withType(visibleTypes, typeIds, all), showPins: all })
  }

  return (
    <div className="grid gap-1">
      <div className="show-hide-all">
        <Button onClick={() => show(true)}>{messages.panel.showAll}</Button>
        <Button onClick={() => show(false)}>{messages.panel.hideAll}</Button>
        <MapLabelsSwitch />
      </div>
      <div className="tally-text flex flex-wrap justify-between gap-x-2 text-[0.8125rem]/5 text-vellum-soft tabular">
        <p role="status">{messages.panel.showing(shown, markers.length)}</p>
        <p>{messages.panel.discovered(found, markers.length)}</p>
      </div>
    </div>
  )
}

/** On its own: it draws nothing else of the panel anew. */
function MapLabelsSwitch() {
  return <Switch label={messages.panel.mapLabels} {...useSwitch('showNamePlates')} />
}

/** Shows and hides the player's own pins on the map. */
export function PinsSwitch() {
  return (
    <Switch
      label={messages.pins.heading}
      checked={usePinsShown()}
      onCheckedChange={(showPins) => changeFilters({ showPins })}
    />
  )
}
