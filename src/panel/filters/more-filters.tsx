import * as Collapsible from '@radix-ui/react-collapsible'
import { messages } from '../../messages/messages.ts'
import { reloadPage } from '../../stores/hand-over.ts'
import { lazyPiece } from '../../stores/lazy-piece.ts'
import { isMissingPart } from '../../stores/load-part.ts'
import { showMore, useShownMore } from '../../stores/shown-filters.ts'
import { Icon } from '../../ui/icon.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { Segments } from '../../ui/segments.tsx'

const ChestAndYieldFilters = lazyPiece(
  async () => (await import('./chest-and-yield-filters.tsx')).ChestAndYieldFilters,
)

const texts = messages.filters

/** The filters besides those of types: what is found, chests, herbs and books. */
export function MoreFilters() {
  const { found, chests, yields } = useShownMore()
  const filtering = chests !== null || yields !== null
  return (
    <div className="grid gap-1">
      <Segments
        label={texts.found}
        choices={texts.foundChoices}
        value={found}
        onChange={(choice) => showMore({ found: choice })}
      />
      <Collapsible.Root defaultOpen={filtering}>
        <Collapsible.Trigger className="group flex min-h-11 w-full items-center gap-1 text-left text-vellum-soft hover:text-vellum">
          <span className="grow">
            {texts.more}
            {filtering && (
              <span className="ml-2 rounded-full bg-gold px-2 py-0.5 text-sm text-ink">
                {texts.on}
              </span>
            )}
          </span>
          <Icon
            name="chevron"
            className="size-4 transition-transform group-data-[state=open]:rotate-180"
          />
        </Collapsible.Trigger>
        <Collapsible.Content className="grid gap-1 rounded-md border border-line px-3 py-1">
          <PartBoundary
            texts={messages.part}
            isMissing={isMissingPart}
            onReload={reloadPage}
            className="grid justify-items-start gap-2 py-2"
          >
            <ChestAndYieldFilters />
          </PartBoundary>
        </Collapsible.Content>
      </Collapsible.Root>
    </div>
  )
}
