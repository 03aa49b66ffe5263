import { useId } from 'react'
import { classNames } from '../class-names.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The most characters that it takes. */
  readonly maxLength: number
  /** Says how many more characters there is room for, once there are few. */
  readonly left: (amount: number) => string
  readonly placeholder?: string
  /** More than one makes a field of several lines. */
  readonly rows?: number
  /** Whether it takes the focus when it appears, with its text selected perhaps, so that typing replaces it. */
  readonly takesFocus?: boolean | 'selected'
}

/** From so few characters left on, their number is told. */
const few = { line: 10, lines: 100 } as const

/** The same function every time, so that only a field that appears is focused. */
function focus(field: HTMLElement | null): void {
  field?.focus()
}

function select(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  focus(field)
  field?.select()
}

/** A text to be written, with its label above it. Characters are counted as readers count them. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, maxLength, left, placeholder, rows = 1, takesFocus } = props
  const id = useId()
  const room = maxLength - Array.from(value).length
  const tells = room <= (rows > 1 ? few.lines : few.line)
  const field = {
    id,
    value,
    placeholder,
    dir: 'auto',
    ref: takesFocus === 'selected' ? select : takesFocus ? focus : undefined,
    'aria-describedby': tells ? `${id}-left` : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(Array.from(target.value).slice(0, maxLength).join('')),
    className: classNames(
      'w-full min-w-0 rounded-md border border-line bg-ink px-3 placeholder:text-vellum-soft focus:border-gold-bright',
      rows > 1 ? 'field-sizing-content max-h-60 min-h-24 py-2' : 'h-11',
    ),
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3">
        <span>{label}</span>
        {/* There before its text, which would go unheard otherwise. */}
        <span
          id={`${id}-left`}
          aria-live="polite"
          className="text-sm whitespace-nowrap text-vellum-soft tabular"
        >
          {tells ? left(room) : ''}
        </span>
      </label>
      {rows > 1 ? (
        <textarea rows={rows} {...field} />
      ) : (
        <input type="text" autoComplete="off" {...field} />
      )}
    </div>
  )
}
