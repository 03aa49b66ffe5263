import '../later.css'
import type { ReactNode } from 'react'

interface CheckBoxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

export function CheckBox({ checked, onChange, children }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="check"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
