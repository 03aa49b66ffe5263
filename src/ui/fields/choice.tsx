import '../later.css'
import { useId, type ReactNode } from 'react'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly children: ReactNode
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, onChange, children } = props
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <label htmlFor={id} className="py-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="select grow"
      >
        {children}
      </select>
    </div>
  )
}
