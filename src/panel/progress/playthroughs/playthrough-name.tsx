import { useState, type FormEvent, type RefObject } from 'react'
import { maxPlaythroughName, playthroughName } from '../../../domain/progress/playthrough.ts'
import { playthroughMessages as texts } from '../../../messages/playthrough-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface NameDialogProps {
  readonly title: string
  readonly submit: string
  /** Labels and proposals, one for each name that is asked for. */
  readonly fields: readonly { readonly label: string; readonly proposal: string }[]
  /** Takes names that are not blank, in the order of the fields. */
  readonly onNames: (names: readonly string[]) => void
  /** What gets the focus when the dialog closes. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks what a playthrough shall be called. A blank name is refused where it stands. */
export function NameDialog(props: NameDialogProps) {
  const { title, submit, fields, onNames, returnTo, onClose } = props
  const [names, setNames] = useState(fields.map(({ proposal }) => proposal))
  const [refused, setRefused] = useState(false)

  function finish(event: FormEvent): void {
    event.preventDefault()
    const written = names.map(playthroughName)
    if (written.includes('')) {
      setRefused(true)
      return
    }
    onClose()
    onNames(written)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={texts.close}
      returnTo={returnTo}
      className="dialog-low"
    >
      <form className="grid gap-4" onSubmit={finish}>
        {fields.map(({ label }, at) => (
          <TextField
            key={label}
            label={label}
            value={names[at] ?? ''}
            onChange={(name) => {
              setNames(names.map((each, index) => (index === at ? name : each)))
              setRefused(false)
            }}
            maxLength={maxPlaythroughName}
            left={texts.left}
            takesFocus={at === fields.length - 1}
          />
        ))}
        <p role="alert" className="text-danger empty:hidden">
          {refused ? texts.blank : ''}
        </p>
        <Button type="submit" look="primary">
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
