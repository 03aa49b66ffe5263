import { memo, useId } from 'react'
import type { MarkerType } from '../../domain/marker-type.ts'
import { messages } from '../../messages/messages.ts'
import { showTypes, useTypeShown } from '../../stores/shown-filters.ts'
import { classNames } from '../../ui/class-names.ts'
import { TallyBar } from '../../ui/tally-bar.tsx'
import { rovingStop } from '../../ui/roving-focus.ts'
import { Glyph } from '../glyph.tsx'

interface TypeToggleProps {
  readonly type: MarkerType
  readonly found: number
  readonly total: number
}

/**
 * Shows or hides one type; dimmed while hidden. Its name is the title and the number of places, and what is
 * found is its description: a mark does not rename the button.
 */
export const TypeToggle = memo(function TypeToggle({ type, found, total }: TypeToggleProps) {
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
      <span className="grid min-w-0 grow gap-1">
        {/* With a reader's own text spacing both do not fit side by side. */}
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span id={`${id}-title`} className="min-w-0 grow basis-16 hyphens-auto break-words">
            {type.title}
          </span>
          <span className="ml-auto text-sm whitespace-nowrap text-vellum-soft tabular-nums">
            <span aria-hidden="true">{found} / </span>
            <span id={`${id}-total`}>{total}</span>
          </span>
        </span>
        <TallyBar value={found} max={total} className="h-1" />
        <span id={`${id}-found`} hidden>
          {messages.filters.tallyLabel(found, total)}
        </span>
      </span>
    </button>
  )
})
