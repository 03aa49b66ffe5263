import { useRef, useState, type RefObject } from 'react'
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
  /**
   * Takes names that are not blank, in the order of the fields.
   *
   * @returns gives what it says where nothing comes of it, in the language of the moment; then the dialog stays
   */
  readonly onNames: (names: readonly string[]) => Promise<(() => string) | null>
  /** What gets the focus when the dialog closes. */
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks what a playthrough shall be called. A blank name is refused where it stands. */
export function NameDialog(props: NameDialogProps) {
  const { title, submit, fields, onNames, returnTo, onClose } = props
  const [names, setNames] = useState(fields.map(({ proposal }) => proposal))
  const [refused, setRefused] = useState<{ readonly text: () => string } | null>(null)
  const underWay = useRef(false)

  async function finish(): Promise<void> {
    const written = names.map(playthroughName)
    if (written.includes('')) {
      setRefused({ text: () => texts.blank })
      return
    }
    if (underWay.current) return
    underWay.current = true
    const refusal = await onNames(written)
    underWay.current = false
    if (refusal === null) onClose()
    else setRefused({ text: refusal })
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
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void finish()
        }}
      >
        {fields.map(({ label }, at) => (
          <TextField
            key={label}
            label={label}
            value={names[at] ?? ''}
            onChange={(name) => {
              setNames(names.map((each, index) => (index === at ? name : each)))
              setRefused(null)
            }}
            maxLength={maxPlaythroughName}
            left={texts.left}
            takesFocus={at === fields.length - 1 && 'selected'}
          />
        ))}
        <p role="alert" className="text-danger empty:hidden">
          {refused?.text()}
        </p>
        <Button type="submit" look="primary">
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
