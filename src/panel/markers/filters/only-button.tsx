import { messages } from '../../../messages/messages.ts'
import { titleOf } from '../../../stores/markers/title-of.ts'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'
import { showOnlyOnMap } from '../only.ts'

interface OnlyButtonProps {
  /** The type's, or the category's. */
  readonly id: string
  readonly title: string
  readonly typeIds: readonly string[]
}

/** Shows a type, or those of a category, alone. */
export function OnlyButton({ id, title, typeIds }: OnlyButtonProps) {
  const label = messages.filters.only(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      title={label}
      className="only-button"
      onClick={() => showOnlyOnMap({ titleIn: titleOf(id), typeIds })}
    />
  )
}
