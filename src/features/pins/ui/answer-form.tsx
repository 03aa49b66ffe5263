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
  /** Forgets what was written, and undoes what was stored of it meanwhile. */
  readonly drop: () => void
}

/**
 * What a form holds. It is stored as well when the form goes away without an answer, and when the list on screen does. When
 * the page is hidden, it is stored for the case that the page ends there; the form goes on, and Cancel undoes that.
 *
 * @param store is called with what was changed, and not when nothing was. Returns the key that undoes it.
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

/** Holds what a form was given and has not stored for good. */
function keepUnsaved<Draft extends object>(first: Draft) {
  type Put = (draft: Draft) => string | null
  let written: Draft | null = null
  let storedForNow: Draft | null = null
  /** Undo what was stored while the form stood open, the last first. */
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
