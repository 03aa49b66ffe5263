import { useState, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { registerUnsaved } from '../unsaved.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { isEscape } from '../../../ui/keys/composition.ts'

interface AnswerFormProps {
  /** Whether there is anything that would be lost. */
  readonly changed: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
  /** Called after either answer. */
  readonly onDone: () => void
  readonly className: string
  readonly answersClassName?: string
  readonly children: ReactNode
}

/** A form on a card with Save and Cancel; Escape is Cancel, and asks first where something would be lost. */
export function AnswerForm(props: AnswerFormProps) {
  const { changed, onSave, onDrop, onDone, className, answersClassName, children } = props
  const [asking, setAsking] = useState(false)
  const cancel = () => {
    onDrop()
    onDone()
  }
  return (
    <Form
      data-own-escape
      className={classNames('grid px-4', className)}
      onSubmit={() => {
        onSave()
        onDone()
      }}
      onKeyDown={(event) => {
        if (!isEscape(event)) return
        event.stopPropagation()
        if (changed) setAsking(true)
        else cancel()
      }}
    >
      {children}
      <div className={classNames('grid grid-cols-2 gap-2', answersClassName)}>
        <Button type="submit" appearance="primary">
          {laterMessages.pins.save}
        </Button>
        <Button onClick={cancel}>{laterMessages.pins.cancel}</Button>
      </div>
      <div role="presentation" className="contents" onKeyDown={scrollWithin}>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          texts={laterMessages.pins.discard}
          onConfirm={cancel}
        />
      </div>
    </Form>
  )
}

/** Stops key events of the question: React would pass them on to the form and the card that contain it. */
function scrollWithin(event: KeyboardEvent): void {
  event.stopPropagation()
}

interface DraftState<Draft> {
  readonly draft: Draft
  /** Whether it says anything else than at first. */
  readonly changed: boolean
  readonly change: (changes: Partial<Draft>) => void
  readonly save: () => void
  /** Forgets what was written. */
  readonly drop: () => void
}

/**
 * What a form holds. It is kept as well when the form goes away without an answer, and when the page or the list on
 * screen does.
 *
 * @param store is called with what was changed, and not when nothing was
 */
export function useDraft<Draft extends object>(
  initial: Draft,
  store: (draft: Draft) => void,
): DraftState<Draft> {
  const [first] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const unsaved = useRef<Draft | null>(null)
  const latestStore = useRef(store)
  useEffect(() => {
    latestStore.current = store
  })

  const save = () => {
    const written = unsaved.current
    unsaved.current = null
    if (written) latestStore.current(written)
  }
  const saveOnLeave = useRef(save)
  useEffect(() => {
    const leave = saveOnLeave.current
    window.addEventListener('pagehide', leave)
    const forget = registerUnsaved(leave)
    return () => {
      forget()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    draft,
    changed: (Object.keys(first) as (keyof Draft)[]).some((key) => draft[key] !== first[key]),
    change: (changes) => {
      const next = { ...draft, ...changes }
      unsaved.current = next
      setDraft(next)
    },
    save,
    drop: () => {
      unsaved.current = null
    },
  }
}
