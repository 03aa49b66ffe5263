import '../later.css'
import * as Primitive from '@radix-ui/react-slider'

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

/** Arrow keys move by a step, PageUp and PageDown by ten. */
export function Slider({
  label,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
}: SliderProps) {
  return (
    <Primitive.Root
      className="slider"
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
    >
      <Primitive.Track className="slider-track">
        <Primitive.Range className="slider-range" />
      </Primitive.Track>
      <Primitive.Thumb className="slider-thumb" aria-label={label} aria-valuetext={valueText} />
    </Primitive.Root>
  )
}
