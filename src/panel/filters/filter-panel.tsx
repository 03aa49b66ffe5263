import { isTypeVisible, typesOfCategory } from '../../domain/filtering.ts'
import type { Category, MarkerType } from '../../domain/marker-type.ts'
import { messages } from '../../messages/messages.ts'
import { useFilters } from '../../stores/filters.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { TypeToggle } from './type-toggle.tsx'

/** The types by category, each with the number of its markers. */
export function FilterPanel() {
  const { types, categories, counts } = useWorld()
  return (
    <section aria-label={messages.panel.filters} className="grid gap-4 pt-1">
      {categories.map((category) => (
        <CategorySection
          key={category.id}
          category={category}
          types={typesOfCategory(types, category.id)}
          counts={counts}
        />
      ))}
    </section>
  )
}

interface CategorySectionProps {
  readonly category: Category
  readonly types: readonly MarkerType[]
  readonly counts: ReadonlyMap<string, number>
}

function CategorySection({ category, types, counts }: CategorySectionProps) {
  const visibleTypes = useFilters((state) => state.visibleTypes)
  const toggleCategory = useFilters((state) => state.toggleCategory)
  const on = types.filter((type) => isTypeVisible(visibleTypes, type.id)).length

  return (
    <div>
      <h2>
        <button
          type="button"
          aria-label={category.title}
          aria-pressed={on > 0}
          onClick={() => toggleCategory(types.map((type) => type.id))}
          className="group flex min-h-11 w-full items-center gap-3 text-left"
        >
          <span className="font-display text-xl text-gold-bright group-hover:text-vellum">
            {category.title}
          </span>
          <span aria-hidden="true" className="h-px grow bg-line group-hover:bg-gold" />
          <span aria-hidden="true" className="text-sm text-vellum-soft tabular-nums">
            {messages.filters.categoryState(on, types.length)}
          </span>
        </button>
      </h2>
      <ul className="grid grid-cols-2 gap-1.5">
        {types.map((type) => (
          <li key={type.id} className="grid grid-cols-1">
            <TypeToggle type={type} count={counts.get(type.id) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}
