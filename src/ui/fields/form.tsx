import type { ComponentProps } from 'react'
import { confirmsComposition } from '../keys/composition.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => void
}

/** A form that stays on the page. Enter that confirms a composition doesn't submit it. */
export function Form({ onSubmit, onKeyDown, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (confirmsComposition(event)) event.preventDefault()
        onKeyDown?.(event)
      }}
    />
  )
}
