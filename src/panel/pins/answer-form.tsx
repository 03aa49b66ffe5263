import type { ReactNode } from 'react'
import { messages } from '../../messages/messages.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface AnswerFormProps {
  readonly onSave: () => void
  readonly onDrop: () => void
  /** Called after either answer. */
  readonly onDone: () => void
  readonly className: string
  readonly answersClassName?: string
  readonly children: ReactNode
}

/** A form on a card with Save and Cancel; Escape is Cancel. */
export function AnswerForm(props: AnswerFormProps) {
  const { onSave, onDrop, onDone, className, answersClassName, children } = props
  const cancel = () => {
    onDrop()
    onDone()
  }
  return (
    <form
      data-own-escape
      className={classNames('grid px-4', className)}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
        onDone()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        cancel()
      }}
    >
      {children}
      <div className={classNames('grid grid-cols-2 gap-2', answersClassName)}>
        <Button type="submit" look="primary">
          {messages.pins.save}
        </Button>
        <Button onClick={cancel}>{messages.pins.cancel}</Button>
      </div>
    </form>
  )
}
