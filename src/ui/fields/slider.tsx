import '../later.css'
import type { CSSProperties, PointerEvent } from 'react'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onValueChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Value for screen readers, such as `50 pixels`. */
  readonly valueText?: string
}

/** Steps by key, for the keys on which browsers disagree. */
const stepsByKey: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 }

/** A range input inside a label that handles all presses: Safari on iOS ignores fingers that start off the thumb. */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
}: SliderProps) {
  const moveTo = (input: HTMLInputElement, wanted: number) => {
    // The browser rounds to a step within the range.
    input.value = String(wanted)
    onValueChange(input.valueAsNumber)
  }
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLLabelElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const input = currentTarget.querySelector('input')
    if (input) moveTo(input, min + ((clientX - left) / width) * (max - min))
  }
  const filled = `${((value - min) / (max - min)) * 100}%`
  return (
    <label
      className="slider"
      style={{ '--filled': filled } as CSSProperties}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // Otherwise the browser moves the focus away again.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.querySelector('input')?.focus()
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const steps = stepsByKey[event.key]
          if (steps === undefined) return
          event.preventDefault()
          moveTo(event.currentTarget, value + steps * step)
        }}
      />
    </label>
  )
}
