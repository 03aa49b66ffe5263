import './shortcut-chips.css'
import { laidFilters as texts } from '../../../messages/laid-filters-messages.ts'
import { backToOwn, showOnly } from '../../../stores/markers/only.ts'
import {
  changeFilters,
  useLaidFilters,
  useShownMore,
} from '../../../stores/markers/shown-filters.ts'
import { useWorld, type LoadedWorld } from '../../../stores/world/world-context.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/roving-focus.ts'

/** What players look for again and again, one click each; a second takes it back. */
export function ShortcutChips() {
  const world = useWorld()
  const { shortcuts = [] } = world
  const alone = useLaidFilters(({ laid }) => laid?.titleIn?.(world))
  const missing = useShownMore('found') === 'missing'
  return (
    <div ref={rovingFocus} role="group" aria-label={texts.shortcuts} className="shortcut-chips">
      {shortcuts.map(({ title, types }, at) => (
        <Chip
          key={title}
          title={title}
          pressed={alone === title}
          onClick={() => {
            const titleIn = (spoken: LoadedWorld) => spoken.shortcuts?.[at]?.title ?? ''
            if (alone === title) backToOwn()
            else showOnly({ titleIn, typeIds: types })
          }}
        />
      ))}
      <Chip
        title={texts.stillToFind}
        pressed={missing}
        onClick={() => changeFilters({ found: missing ? 'all' : 'missing' })}
      />
    </div>
  )
}

interface ChipProps {
  readonly title: string
  readonly pressed: boolean
  readonly onClick: () => void
}

function Chip({ title, pressed, onClick }: ChipProps) {
  return (
    <button
      type="button"
      {...rovingStop}
      aria-pressed={pressed}
      className="shortcut-chip"
      onClick={onClick}
    >
      {title}
    </button>
  )
}
