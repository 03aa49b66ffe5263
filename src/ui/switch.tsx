import * as Primitive from '@radix-ui/react-switch'
import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
}

export function Switch({ label, checked, onCheckedChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id} className="grow cursor-pointer py-2">
        {label}
      </label>
      <Primitive.Root
        id={id}
        className="switch"
        checked={checked}
        onCheckedChange={onCheckedChange}
      >
        <Primitive.Thumb className="switch-thumb" />
      </Primitive.Root>
    </div>
  )
}
