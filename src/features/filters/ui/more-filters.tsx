import { useMemo, useState, useRef } from 'react'
import { setTypeVisibility } from '../../../world/filtering.ts'
import { countKnown } from '../../../records/mark.ts'
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
  // Stay open when the player switches the last of these filters off.
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

export function LinkedFilters() {
  const { override, before } = useFilterOverride()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="empty:-mb-4">
      {/* The pressed button disappears, so focus its container. */}
      {(override || before) && (
        <FilterOverrideNotice
          override={override}
          onChosen={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

export function ShowHideAll() {
  const world = useWorld()
  const { markers, markersById, types } = world
  const visibleTypes = useShownTypes()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const typeIds = types.map((type) => type.id)
  const shown = useShownAmount(world)
  const found = useMemo(() => countKnown(discovered, markersById), [discovered, markersById])

  function show(all: boolean): void {
    changeFilters({ visibleTypes: setTypeVisibility(visibleTypes, typeIds, all), showPins: all })
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

/** A component of its own, so that the switch doesn't re-render the rest of the panel. */
function MapLabelsSwitch() {
  return <Switch label={messages.panel.mapLabels} {...useSwitch('showNamePlates')} />
}

export function PinsSwitch() {
  return (
    <Switch
      label={messages.pins.heading}
      checked={usePinsShown()}
      onCheckedChange={(showPins) => changeFilters({ showPins })}
    />
  )
}
