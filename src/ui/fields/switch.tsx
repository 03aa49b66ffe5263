import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
}

export function Switch({ label, checked, onCheckedChange }: SwitchProps) {
  const id = useId()
  const state = checked ? 'checked' : 'unchecked'
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label id={`${id}-label`} htmlFor={id} className="grow cursor-pointer py-2">
        {label}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        data-state={state}
        className="switch"
        onClick={() => onCheckedChange(!checked)}
      >
        <span data-state={state} className="switch-thumb" />
      </button>
    </div>
  )
}
