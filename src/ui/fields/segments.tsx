import { useId } from 'react'
import { classNames } from '../class-names.ts'

interface SegmentsProps<Choice extends string> {
  readonly label: string
  readonly choices: Readonly<Record<Choice, string>>
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
  readonly className?: string
}

/** A few choices side by side, as radio buttons. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, value, onChange, className } = props
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'flex flex-wrap gap-1 rounded-md border border-line bg-ink p-1',
        className,
      )}
    >
      {(Object.entries(choices) as [Choice, string][]).map(([choice, text]) => (
        <label
          // A new text gets a new element, since a browser's translation may have moved the old text.
          key={text}
          className={classNames(
            'relative flex min-h-11 grow items-center justify-center rounded px-3 text-center',
            choice === value
              ? 'segment bg-gold font-medium text-ink'
              : 'text-vellum-soft hover:text-vellum',
          )}
        >
          <input
            type="radio"
            name={group}
            value={choice}
            checked={choice === value}
            className="absolute inset-0 cursor-pointer appearance-none rounded"
            onChange={() => onChange(choice)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
