import { useMemo, useState } from 'react'
import { messages } from '../../../messages/messages.ts'
import { moreFiltersHeading } from '../../../messages/compose/more-filters.ts'
import { parts } from '../../../stores/offline/parts.ts'
import { useShownMore } from '../../../stores/markers/shown-filters.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { useWholeMarkup } from '../../../ui/as-built.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/dialogs/lazy-part.tsx'

const RequirementAndYieldFilters = lazyPart(
  parts,
  async () => (await import('./requirement-and-yield-filters.tsx')).RequirementAndYieldFilters,
  { className: 'grid justify-items-start gap-2 py-2' },
)

const ShortcutChips = lazyPart(
  parts,
  async () => (await import('./shortcut-chips.tsx')).ShortcutChips,
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
    <div className="grid grid-cols-1 gap-1">
      <div className="shortcuts-place">{withChips && <ShortcutChips />}</div>
      <Disclosure
        label={
          <span className="grow">
            <span>{label}</span>
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
