import { useState, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { onPageLeave } from '../../../platform/page-leave.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useProgress } from '../../progress/progress.ts'
import { registerUnsaved } from '../unsaved.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { isEscape } from '../../../ui/keys/composition.ts'

interface AnswerFormProps {
  readonly changed: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
  /** Called after either answer. */
  readonly onDone: () => void
  readonly className: string
  readonly answersClassName?: string
  readonly children: ReactNode
}

/** A form on a card with Save and Cancel. Escape cancels, and asks first if there are unsaved changes. */
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

/** Stops key events of the question, which React would pass on to the surrounding form and card. */
function scrollWithin(event: KeyboardEvent): void {
  event.stopPropagation()
}

interface DraftState<Draft> {
  readonly draft: Draft
  readonly changed: boolean
  readonly change: (changes: Partial<Draft>) => void
  readonly save: () => void
  /** Discards the draft, and undoes changes that were stored while the page was hidden. */
  readonly drop: () => void
}

/**
 * Holds a form's draft. Saves it when the form closes without an answer, or another playthrough is opened. A hidden
 * page stores it too, as it may end there; Cancel undoes that. `store` returns the key to undo it.
 */
export function useDraft<Draft extends object>(
  initial: Draft,
  store: (draft: Draft) => string | null,
): DraftState<Draft> {
  const [first] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const latestStore = useRef(store)
  useEffect(() => {
    latestStore.current = store
  })
  const [unsaved] = useState(() => keepUnsaved(first))
  useEffect(() => {
    const storeAll = () => unsaved.store(latestStore.current)
    const stops = [
      onPageLeave(() => unsaved.storeForNow(latestStore.current)),
      registerUnsaved(storeAll),
    ]
    return () => {
      for (const stop of stops) stop()
      storeAll()
    }
  }, [unsaved])

  return {
    draft,
    changed: isChanged(draft, first),
    change: (changes) => {
      const next = { ...draft, ...changes }
      unsaved.write(next)
      setDraft(next)
    },
    save: () => unsaved.store(store),
    drop: unsaved.drop,
  }
}

function isChanged<Draft extends object>(draft: Draft, first: Draft): boolean {
  return (Object.keys(first) as (keyof Draft)[]).some((key) => draft[key] !== first[key])
}

function keepUnsaved<Draft extends object>(first: Draft) {
  type Put = (draft: Draft) => string | null
  let written: Draft | null = null
  let storedForNow: Draft | null = null
  /** Keys to undo what was stored while the form was open, the latest first. */
  let steps: readonly string[] = []
  return {
    write: (draft: Draft) => {
      written = draft
    },
    storeForNow: (put: Put) => {
      if (!written || written === storedForNow) return
      storedForNow = written
      const step = put(written)
      if (step !== null) steps = [step, ...steps]
    },
    store: (put: Put) => {
      if (written && (isChanged(written, first) || steps.length > 0)) put(written)
      written = null
      steps = []
    },
    drop: () => {
      for (const step of steps) useProgress.getState().undo(step)
      written = null
      steps = []
    },
  }
}
