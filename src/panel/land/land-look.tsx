import '../../ui/later.css'
import { useId } from 'react'
import { lookNames, type LookName } from '../../domain/land/look.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { classNames } from '../../ui/class-names.ts'

/** Which of its looks the land has. */
export function LandLook() {
  const group = useId()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2">
        <h3 className="font-medium">{laterMessages.settings.look}</h3>
      </legend>
      {lookNames.map((look) => (
        <LookChoice key={look} group={group} look={look} />
      ))}
    </fieldset>
  )
}

function LookChoice({ group, look }: { group: string; look: LookName }) {
  const checked = useSettings((state) => state.look === look)
  const id = useId()
  const { name, hint } = laterMessages.settings.looks[look]
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-md border px-[min(0.75rem,2vw)] py-1.5 transition-colors hover:border-gold',
        checked ? 'border-gold bg-raised' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={group}
        value={look}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        className="check rounded-full"
        onChange={() => useSettings.setState({ look })}
      />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span id={`${id}-name`} className="font-medium">
          {name}
        </span>
        <span id={`${id}-hint`} className="text-sm text-vellum-soft">
          {hint}
        </span>
      </span>
    </label>
  )
}
