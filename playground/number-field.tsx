import { useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
}

/** A number field. Text that is being typed stays as it is until the field loses focus. */
export function NumberField({ label, value, onChange, min, max, step }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <label className="number-field">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        // Any number is valid; `step` only sets how far the arrows go.
        step={step ?? 'any'}
        value={draft ?? value}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value)
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber)
        }}
      />
    </label>
  )
}
