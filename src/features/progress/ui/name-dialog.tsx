import { useRef, useState, type RefObject } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { maxPlaythroughName, playthroughName } from '../model/playthrough.ts'

const texts = laterMessages.playthroughs

export interface Refusal {
  readonly text: () => string
  /** Label of the button if a second press does what was refused. */
  readonly confirm?: () => string
}

interface NameDialogProps {
  readonly title: string
  readonly submit: string
  readonly fields: readonly { readonly label: string; readonly proposal: string }[]
  /** Receives the names. A returned refusal keeps the dialog open. @param refused previous refusal of these names */
  readonly onNames: (
    names: readonly string[],
    refused: Refusal | null,
  ) => Refusal | null | Promise<Refusal | null>
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks for names of playthroughs or filter sets. Refuses blank ones. */
export function NameDialog(props: NameDialogProps) {
  const { title, submit, fields, onNames, returnTo, onClose } = props
  const [names, setNames] = useState(fields.map(({ proposal }) => proposal))
  const [refused, setRefused] = useState<Refusal | null>(null)
  const inProgress = useRef(false)

  async function finish(): Promise<void> {
    const written = names.map(playthroughName)
    if (written.includes('')) {
      setRefused({ text: () => texts.blank })
      return
    }
    if (inProgress.current) return
    inProgress.current = true
    try {
      const refusal = await onNames(written, refused)
      if (refusal === null) onClose()
      else setRefused(refusal)
    } finally {
      inProgress.current = false
    }
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
      <Form className="grid gap-4" onSubmit={() => void finish()}>
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
            full={laterMessages.pins.full}
            takesFocus={at === fields.length - 1 && 'selected'}
          />
        ))}
        <p role="alert" className="text-danger empty:hidden">
          {refused?.text()}
        </p>
        <Button type="submit" appearance="primary">
          {refused?.confirm?.() ?? submit}
        </Button>
      </Form>
    </Dialog>
  )
}
