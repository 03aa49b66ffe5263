import { isTypeVisible } from '../../domain/filtering.ts'
import type { MarkerType } from '../../domain/marker-type.ts'
import { useFilters } from '../../stores/filters.ts'
import { classNames } from '../../ui/class-names.ts'
import { Glyph } from '../glyph.tsx'

/** Shows or hides one type; dimmed while hidden. */
export function TypeToggle({ type, count }: { type: MarkerType; count: number }) {
  const visible = useFilters((state) => isTypeVisible(state.visibleTypes, type.id))
  const setTypesVisible = useFilters((state) => state.setTypesVisible)
  return (
    <button
      type="button"
      aria-pressed={visible}
      onClick={() => setTypesVisible([type.id], !visible)}
      className={classNames(
        'flex min-h-11 items-center gap-1.5 rounded-md border py-1 pr-2 pl-1.5 text-left text-[0.9375rem]/5 transition-colors hover:border-gold',
        visible ? 'border-line bg-raised' : 'border-dashed border-line text-vellum-soft',
      )}
    >
      <span
        // The colour comes from the world's data, so no class can carry it.
        style={{ color: type.colour }}
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-full bg-ink ring-1 ring-current',
          !visible && 'opacity-40 grayscale',
        )}
      >
        <Glyph type={type} className="size-5" />
      </span>
      <span className="min-w-0 grow hyphens-auto break-words">{type.title}</span>
      <span className="text-sm text-vellum-soft tabular-nums">{count}</span>
    </button>
  )
}
