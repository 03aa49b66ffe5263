import { useId, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface PictureChoiceProps<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  /** What each is called, for those who cannot see it. */
  readonly names: Readonly<Record<Choice, string>>
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
  readonly picture: (choice: Choice) => ReactNode
}

/** Pictures of which one is taken: radio buttons, with their keys. The taken one is named beside the label. */
export function PictureChoice<Choice extends string>(props: PictureChoiceProps<Choice>) {
  const { label, choices, names, value, onChange, picture } = props
  const group = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${group}-label`} className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span id={`${group}-label`}>{label}</span>
        <span aria-hidden="true" className="text-sm text-vellum-soft">
          {names[value]}
        </span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {choices.map((choice) => (
          <label
            key={choice}
            title={names[choice]}
            className={classNames(
              'relative flex h-11 items-center justify-center rounded-md border-2 hover:bg-raised hover:text-vellum',
              choice === value
                ? 'border-gold-bright bg-raised text-vellum'
                : 'border-transparent text-vellum-soft',
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice}
              aria-label={names[choice]}
              checked={choice === value}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md"
              onChange={() => onChange(choice)}
            />
            {picture(choice)}
          </label>
        ))}
      </div>
    </div>
  )
}
