import { useState, type RefObject } from 'react'
import { maxPlaythroughName, playthroughName } from '../../progress/model/playthrough.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showNote } from '../../../ui/toasts/toasts.tsx'
import { hasRoom, isSetDeleted, keepSet, renameSet, setNamed, undoingStep } from '../change-sets.ts'
import { maxSets } from '../model/merge-sets.ts'
import type { FilterSet } from '../model/filter-set.ts'
import { useFilterOverride } from '../shown-filters.ts'

const texts = laterMessages.filterSets
const common = laterMessages.playthroughs

interface NameSetDialogProps {
  /** The set to rename. Without a set, the dialog saves the visible filters as a new one. */
  readonly set?: FilterSet
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Asks for the name of a set. When a new set's name is taken, a second press replaces the old set. */
export function NameSetDialog({ set, returnTo, onClose }: NameSetDialogProps) {
  const linked = useFilterOverride(({ override }) => override?.setName ?? '')
  const [text, setText] = useState(set?.name ?? playthroughName(linked))
  const [refused, setRefused] = useState<(() => string) | null>(null)
  const [replaces, setReplaces] = useState(false)
  const refuse = (sentence: () => string) => setRefused(() => sentence)

  function finish(): void {
    const name = playthroughName(text)
    const taken = setNamed(name)
    if (name === '') refuse(() => common.blank)
    else if (set) {
      const isDeleted = isSetDeleted(set)
      if (taken && taken.id !== set.id) refuse(() => texts.taken.rename(name))
      else if (isDeleted && !hasRoom()) refuse(() => texts.full(maxSets))
      else if (isDeleted && refused === null) refuse(() => texts.deletedElsewhere)
      else {
        if (!taken) renameSet(set, name)
        onClose()
      }
    } else if (taken && !replaces) {
      setReplaces(true)
      refuse(() => texts.taken.keep(name))
    } else if (!taken && !hasRoom()) refuse(() => texts.full(maxSets))
    else {
      keepAs(name)
      onClose()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.nameTitle[set ? 'rename' : 'keep']}
      closeLabel={common.close}
      returnTo={returnTo}
      className="dialog-low"
    >
      <Form className="grid gap-4" onSubmit={finish}>
        <TextField
          label={common.name}
          value={text}
          onChange={(next) => {
            setText(next)
            setRefused(null)
            setReplaces(false)
          }}
          maxLength={maxPlaythroughName}
          left={common.left}
          full={laterMessages.pins.full}
          takesFocus="selected"
        />
        <p role="alert" className="text-danger empty:hidden">
          {refused?.()}
        </p>
        <Button type="submit" appearance="primary">
          {replaces ? texts.replace : common.save}
        </Button>
      </Form>
    </Dialog>
  )
}

function keepAs(name: string): void {
  showNote('filters', { title: () => texts.kept(name), ...undoingStep(keepSet(name)) })
}
