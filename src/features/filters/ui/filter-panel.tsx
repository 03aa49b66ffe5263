import { memo, Suspense, useDeferredValue, useId } from 'react'
import { typesOfCategory } from '../../../world/filtering.ts'
import type { MarkerType } from '../../../world/marker.ts'
import { sumTallies, type Tally } from '../../../records/mark.ts'
import type { Category } from '../../../world/manifest.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { messages } from '../../../i18n/generated/first.ts'
import type { isolate } from '../isolate.ts'
import {
  toggleShownCategory,
  useAmountOfTypesShown,
  showTypes,
  useTypeShown,
} from '../shown-filters.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import { useTallies } from '../../progress/tallies.ts'
import { toggleFolded, useSettings } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { usePrerendered, useWholeMarkup } from '../../../ui/prerendered.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { smallScreen } from '../../../ui/screen-size.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { menuOf, TypeMenuButton, useTypeMenus } from './type-menu-opener.tsx'
import { LinkedFilters, MoreFiltersSection, ShowHideAll } from './more-filters.tsx'

export const FilterPanel = memo(function FilterPanel() {
  useLocale()
  const { types, categories } = useWorld()
  const tallies = useTallies()
  const prerendered = usePrerendered()
  // Rendering the types would delay the first frame of the panel's opening animation.
  const withTypes = useDeferredValue(true, prerendered)
  return (
    <section aria-label={messages.panel.filters} className="grid grid-cols-1 gap-1">
      <LinkedFilters />
      <ShowHideAll />
      <MoreFiltersSection />
      <div
        ref={rovingFocus}
        role="toolbar"
        aria-label={messages.filters.types}
        {...useTypeMenus()}
        className="grid grid-cols-1 gap-2"
      >
        {withTypes &&
          categories.map((category) => (
            // With Suspense, React hydrates each category separately, and first the one that the player clicks.
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
  const { found, total } = sumTallies(types.map((type) => tallies.get(type.id)))
  const folded = useSettings((state) => state.folded.includes(category.id))
  const id = useId()
  const withMenu = useWholeMarkup()

  return (
    <div>
      <div className="category-head" {...menuOf({ of: 'category', id: category.id })}>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
          <h2 className="min-w-0 grow">
            <button
              type="button"
              {...rovingStop}
              aria-label={category.title}
              aria-describedby={id}
              aria-pressed={on > 0}
              onClick={() => toggleShownCategory(types.map((type) => type.id))}
              className="group flex w-full flex-wrap items-center gap-x-3 text-left"
            >
              <span className="max-w-full font-display text-[length:min(1.25rem,8vw)]/7 break-words text-gold-bright group-hover:text-vellum">
                {category.title}
              </span>
              <TallyBar value={found} max={total} className="h-1 w-8 grow" />
            </button>
          </h2>
          <p className="tally-text text-sm text-vellum-soft tabular">
            {on < types.length && (
              <span aria-hidden="true" className="mr-2">
                {messages.filters.categoryState(on, types.length)}
              </span>
            )}
            {/* The short form, as in the rows below. The full sentence would need a second line on a phone. */}
            <span aria-hidden="true">{`${found}/${total}`}</span>
            <span id={id} hidden>
              {messages.filters.tallyLabel(found, total)}
            </span>
          </p>
        </div>
        {withMenu && <TypeMenuButton title={category.title} />}
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

/** Memoised, so that a click on one type doesn't re-render the rows of the others. */
const TypeRow = memo(function TypeRow({ type, found, total }: TypeToggleProps) {
  // The markup of fifty buttons would be a tenth of the prerendered page.
  const withMenu = useWholeMarkup()
  const { id, title } = type
  return (
    <li className="type-row" {...menuOf({ of: 'type', id })}>
      <TypeToggle type={type} found={found} total={total} />
      {withMenu && <TypeMenuButton title={title} />}
    </li>
  )
})

interface TypeToggleProps {
  readonly type: MarkerType
  readonly found: number
  readonly total: number
}

/** Shows or hides a type. The found number is a description, so that a mark doesn't change the button's name. */
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
      {/* The colour is data of the world, so a class can't hold it, and the prerendered markup may hold no styles. */}
      <Glyph type={type} colour={type.colour} className="type-icon" />
      <span className="type-toggle-text">
        <span id={`${id}-title`} className="type-toggle-title">
          {type.title}
        </span>{' '}
        {/* The number of found markers is an attribute, because text would become part of the button's text. */}
        <span className="type-toggle-count" data-found={`${found}/`}>
          <span id={`${id}-total`}>{total}</span>
        </span>
        <TallyBar value={found} max={total} className="h-1" />
        <span id={`${id}-found`} hidden>
          {messages.filters.tallyLabel(found, total)}
        </span>
      </span>
    </button>
  )
}

const importIsolate = () => import('../isolate.ts')

/** Shows one thing alone on the map, and closes a panel that covers the whole screen. */
export function isolateOnMap(isolation: Parameters<typeof isolate>[0]): void {
  loadChunk(importIsolate).then(({ isolate: show }) => {
    show(isolation)
    if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
  }, console.error)
}
