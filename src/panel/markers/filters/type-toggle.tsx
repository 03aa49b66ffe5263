import { useId } from 'react'
import type { MarkerType } from '../../../domain/markers/marker.ts'
import { messages } from '../../../messages/messages.ts'
import { showTypes, useTypeShown } from '../../../stores/markers/shown-filters.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'
import { Glyph } from '../glyph.tsx'

export interface TypeToggleProps {
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
      <Glyph type={type} colour={type.colour} className="type-badge" />
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
