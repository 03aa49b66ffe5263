import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { countCharacters } from '../../platform/characters.ts'
import { classNames } from '../class-names.ts'
import { limitText } from './limit-text.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Maximum number of characters, as counted by `platform/characters.ts`. */
  readonly maxLength: number
  /** Returns the text about the remaining characters, shown when few are left. */
  readonly left: (amount: number) => string
  /** Returns the text shown after an insertion didn't fit. */
  readonly full: (most: number) => string
  readonly placeholder?: string
  /** More than one row makes a multi-line field. */
  readonly rows?: number
  /** Whether the field takes the focus when it appears. `selected` also selects the text, so typing replaces it. */
  readonly takesFocus?: boolean | 'selected'
}

/** The number of remaining characters is shown from this number on. */
const shownFrom = { line: 10, lines: 100 } as const

/** A text field with a label above it. Text beyond the limit is refused, with a message. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, maxLength, left, full, placeholder, rows = 1, takesFocus } = props
  const id = useId()
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [refused, setRefused] = useState(false)
  // During a composition the text may exceed the limit.
  const room = Math.max(maxLength - countCharacters(value), 0)
  if (refused && room > 0) setRefused(false)
  const tells = room <= (rows > 1 ? shownFrom.lines : shownFrom.line)
  const field = {
    id,
    value,
    placeholder,
    dir: 'auto',
    ref: element,
    'aria-describedby': tells ? `${id}-left` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    className: classNames(
      'w-full min-w-0 rounded-md border border-line bg-ink px-3 placeholder:text-vellum-soft focus:border-gold-bright',
      rows > 1 ? 'field-sizing-content max-h-60 min-h-24 py-2' : 'h-11',
    ),
  }
  const focusAtFirst = useRef(takesFocus)
  useLayoutEffect(() => {
    if (focusAtFirst.current) element.current?.focus()
    if (focusAtFirst.current === 'selected') element.current?.select()
  }, [])
  useEffect(() => {
    if (!element.current) return undefined
    return limitText(element.current, maxLength, () => setRefused(true))
  }, [maxLength])
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3">
        <span>{label}</span>
        {/* Screen readers announce only changes of a live region that exists already. */}
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
      <p aria-live="polite" className="text-sm empty:-mt-1">
        {refused ? full(maxLength) : ''}
      </p>
    </div>
  )
}
