import '../later.css'
import type { CSSProperties, PointerEvent } from 'react'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onValueChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** What is read out for the value, such as `50 pixels`. */
  readonly valueText?: string
}

/** Steps that a key moves the slider by. Browsers disagree about these keys, but not about arrows, Home and End. */
const stepsByKey: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 }

/**
 * A range input inside a label that takes all presses, because Safari on iOS follows only a finger that begins on the thumb.
 * Arrow keys move by a step, PageUp and PageDown by ten.
 */
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
        // The browser would take the focus away again.
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
