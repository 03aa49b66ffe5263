import { memo, Suspense, useDeferredValue, useId } from 'react'
import { typesOfCategory } from '../../../core/world/filtering.ts'
import type { MarkerType } from '../../../core/world/marker.ts'
import { sumOf, type Tally } from '../../../core/records/mark.ts'
import type { Category } from '../../../core/world/manifest.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { messages } from '../../../i18n/generated/first.ts'
import type { isolate } from '../isolate.ts'
import {
  toggleShownCategory,
  useAmountOfTypesShown,
  showTypes,
  useTypeShown,
  changeFilters,
  usePinsShown,
} from '../shown-filters.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useNotes, usePins } from '../../pins/pins.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { useTallies } from '../../progress/tallies.ts'
import { toggleFolded, useSettings } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { usePrerendered, useWholeMarkup } from '../../../ui/prerendered.ts'
import { IconButton, Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { smallScreen } from '../../../ui/screen-size.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { LinkedFilters, MoreFiltersSection } from './more-filters.tsx'

/** The types by category, each with the number of its markers. */
export const FilterPanel = memo(function FilterPanel() {
  useLocale()
  const { types, categories } = useWorld()
  const tallies = useTallies()
  const prerendered = usePrerendered()
  // They would hold up the frame in which the panel opens, and slides in from outside the screen.
  const withTypes = useDeferredValue(true, prerendered)
  return (
    <section aria-label={messages.panel.filters} className="grid grid-cols-1 gap-4 pt-1">
      <LinkedFilters />
      <MoreFiltersSection />
      <div
        ref={rovingFocus}
        role="toolbar"
        aria-label={messages.filters.types}
        className="grid grid-cols-1 gap-4"
      >
        <PinFilter />
        {withTypes &&
          categories.map((category) => (
            // A page that comes with them is brought to life piece by piece, first where somebody clicks.
            <Suspense key={category.id}>
              <CategorySection
                category={category}
                types={typesOfCategory(types, category.id)}
                tallies={tallies}
              />
            </Suspense>
          ))}
      </div>
    </section>
  )
})

const nothing: Tally = { found: 0, total: 0 }

interface CategorySectionProps {
  readonly category: Category
  readonly types: readonly MarkerType[]
  readonly tallies: ReadonlyMap<string, Tally>
}

function CategorySection({ category, types, tallies }: CategorySectionProps) {
  const on = useAmountOfTypesShown(types)
  const { found, total } = sumOf(types.map((type) => tallies.get(type.id)))
  const folded = useSettings((state) => state.folded.includes(category.id))
  const id = useId()

  return (
    <div className={folded ? undefined : 'type-category'}>
      <div className="flex items-center">
        <h2 className="min-w-0 grow">
          <button
            type="button"
            {...rovingStop}
            aria-label={category.title}
            aria-describedby={id}
            aria-pressed={on > 0}
            onClick={() => toggleShownCategory(types.map((type) => type.id))}
            className="group flex min-h-11 w-full flex-wrap items-center gap-x-3 text-left"
          >
            <span className="max-w-full font-display text-[length:min(1.25rem,8vw)]/7 break-words text-gold-bright group-hover:text-vellum">
              {category.title}
            </span>
            <span aria-hidden="true" className="h-px grow bg-line group-hover:bg-gold" />
            <span aria-hidden="true" className="tally-text text-sm text-vellum-soft tabular-nums">
              {messages.filters.categoryState(on, types.length)}
            </span>
          </button>
        </h2>
        <IsolateButton
          id={category.id}
          title={category.title}
          typeIds={types.map((type) => type.id)}
        />
        <IconButton
          {...rovingStop}
          label={messages.filters.fold(category.title)}
          aria-expanded={!folded}
          className="-mr-2"
          onClick={() => toggleFolded(category.id)}
        >
          <Icon name="chevron" className={folded ? '' : 'rotate-180'} />
        </IconButton>
      </div>
      <p className="tally-text mb-2 flex items-center gap-3 text-sm text-vellum-soft tabular-nums">
        <TallyBar value={found} max={total} />
        <span id={id} className="shrink-0">
          {messages.filters.tallyLabel(found, total)}
        </span>
      </p>
      {!folded && (
        <ul className="type-rows">
          {types.map((type) => (
            <TypeRow key={type.id} type={type} {...(tallies.get(type.id) ?? nothing)} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** One click on a type leaves the rows of the others as they are. In another language the types are others. */
const TypeRow = memo(function TypeRow({ type, found, total }: TypeToggleProps) {
  // Of a hundred small buttons the page's own markup would be a quarter.
  const withActions = useWholeMarkup()
  return (
    <li className="type-row">
      <TypeToggle type={type} found={found} total={total} />
      {withActions && (
        <>
          <IsolateButton id={type.id} title={type.title} typeIds={[type.id]} />
          <ChecklistButton type={type} />
        </>
      )}
    </li>
  )
})

/** Leads to the type's places with a box each. */
function ChecklistButton({ type: { id, title } }: { readonly type: MarkerType }) {
  const label = messages.filters.checklist(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      title={label}
      className="type-list"
      onClick={() => useProgressView.setState({ tab: 'progress', typeId: id })}
    />
  )
}

interface TypeToggleProps {
  readonly type: MarkerType
  readonly found: number
  readonly total: number
}

/**
 * Shows or hides one type; dimmed while hidden. Its name is the title and the number of places, and what is
 * found is its description: a mark does not rename the button.
 */
export function TypeToggle({ type, found, total }: TypeToggleProps) {
  const id = useId()
  const visible = useTypeShown(type.id)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-labelledby={`${id}-title ${id}-total`}
      aria-describedby={`${id}-found`}
      aria-pressed={visible}
      onClick={() => showTypes([type.id], !visible)}
      className="type-toggle"
    >
      {/* The colour comes from the world's data, so no class can carry it; nor may a page's markup hold styles. */}
      <Glyph type={type} colour={type.colour} className="type-icon" />
      <span className="type-toggle-text">
        <span id={`${id}-title`} className="type-toggle-title">
          {type.title}
        </span>
        <span className="type-toggle-count">
          <span aria-hidden="true">{`${found} / `}</span>
          <span id={`${id}-total`}>{total}</span>
        </span>
        <TallyBar value={found} max={total} className="h-1 basis-full" />
        <span id={`${id}-found`} hidden>
          {messages.filters.tallyLabel(found, total)}
        </span>
      </span>
    </button>
  )
}

interface IsolateButtonProps {
  /** The type's, or the category's. */
  readonly id: string
  readonly title: string
  readonly typeIds: readonly string[]
}

/** Shows a type, or those of a category, alone. */
function IsolateButton({ id, title, typeIds }: IsolateButtonProps) {
  const label = messages.filters.isolate(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      title={label}
      className="isolate-button"
      onClick={() => isolateOnMap({ isolated: { kind: 'type', id }, typeIds })}
    />
  )
}

const importIsolate = () => import('../isolate.ts')

/** Shows one thing alone on the map, which a panel over the whole screen makes way for. */
export function isolateOnMap(isolation: Parameters<typeof isolate>[0]): void {
  loadChunk(importIsolate).then(({ isolate: show }) => {
    show(isolation)
    if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
  }, console.error)
}

const pinTexts = messages.pins

/** The player's own pins as a category: its heading shows and hides them, its button lists them. */
function PinFilter() {
  const id = useId()
  const amount = usePins().length
  const notes = useNotes().size
  const shown = usePinsShown()
  return (
    <div>
      <h2>
        <button
          type="button"
          {...rovingStop}
          aria-label={pinTexts.heading}
          aria-describedby={id}
          aria-pressed={shown}
          onClick={() => changeFilters({ showPins: !shown })}
          className="group flex min-h-11 w-full items-center gap-3 text-left"
        >
          <span className="font-display text-xl text-gold-bright group-hover:text-vellum">
            {pinTexts.heading}
          </span>
          <span aria-hidden="true" className="h-px grow bg-line group-hover:bg-gold" />
          <span
            id={id}
            aria-hidden="true"
            className="tally-text text-sm text-vellum-soft tabular-nums"
          >
            {pinTexts.state(amount, shown)}
          </span>
        </button>
      </h2>
      {amount + notes === 0 ? (
        <p className="text-sm text-vellum-soft">
          <span className="for-fingers">{pinTexts.howToByFinger}</span>
          <span className="for-keys">
            <span>{pinTexts.howTo}</span> <span>{pinTexts.howToByKeys}</span>
          </span>
        </p>
      ) : (
        <Button
          {...rovingStop}
          className="w-full"
          onClick={() => useProgressView.setState({ tab: 'pins' })}
        >
          <Icon name="pin" />
          {pinTexts.showList}
        </Button>
      )}
    </div>
  )
}
