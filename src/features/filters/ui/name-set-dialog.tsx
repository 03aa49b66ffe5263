import type { RefObject } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { playthroughName } from '../../progress/model/playthrough.ts'
import { NameDialog, type Refusal } from '../../progress/ui/name-dialog.tsx'
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
  return (
    <NameDialog
      title={texts.nameTitle[set ? 'rename' : 'keep']}
      submit={common.save}
      fields={[{ label: common.name, proposal: set?.name ?? playthroughName(linked) }]}
      onNames={([name = ''], refused) => (set ? rename(set, name, refused) : keep(name, refused))}
      returnTo={returnTo}
      onClose={onClose}
    />
  )
}

function rename(set: FilterSet, name: string, refused: Refusal | null): Refusal | null {
  const taken = setNamed(name)
  const isDeleted = isSetDeleted(set)
  if (taken && taken.id !== set.id) return { text: () => texts.taken.rename(name) }
  if (isDeleted && !hasRoom()) return full
  if (isDeleted && !refused) return { text: () => texts.deletedElsewhere }
  if (!taken) renameSet(set, name)
  return null
}

function keep(name: string, refused: Refusal | null): Refusal | null {
  const taken = setNamed(name)
  if (taken && !refused?.confirm)
    return { text: () => texts.taken.keep(name), confirm: () => texts.replace }
  if (!taken && !hasRoom()) return full
  showNote('filters', { title: () => texts.kept(name), ...undoingStep(keepSet(name)) })
  return null
}

const full: Refusal = { text: () => texts.full(maxSets) }
