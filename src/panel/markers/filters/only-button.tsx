import { messages } from '../../../messages/messages.ts'
import { rovingStop } from '../../../ui/keys/roving-focus.ts'
import { showOnlyOnMap } from '../only.ts'

interface OnlyButtonProps {
  readonly title: string
  readonly typeIds: readonly string[]
}

/** Shows a type, or those of a category, alone. */
export function OnlyButton({ title, typeIds }: OnlyButtonProps) {
  const label = messages.filters.only(title)
  return (
    <button
      type="button"
      {...rovingStop}
      aria-label={label}
      title={label}
      className="only-button"
      onClick={() => showOnlyOnMap({ title, typeIds })}
    />
  )
}
