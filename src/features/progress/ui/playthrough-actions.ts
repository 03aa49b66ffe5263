import { playthroughName, type Playthrough } from '../model/playthrough.ts'
import { newKey } from '../../../storage/new-key.ts'
import { closeCard, openedNow } from '../../card/opened.ts'
import { usePinEditing } from '../../pins/pin-editing.ts'
import { saveSteps } from '../../pins/stepped-move.ts'
import { saveUnsaved } from '../../pins/unsaved.ts'
import { closeDialog } from '../open-dialogs.ts'
import { openPlaythrough, progressRepository, useProgress } from '../progress.ts'
import { storeEntry, type Refusal } from '../playthroughs/playthrough-list.ts'
import { presentPlaythroughs, usePlaythroughs } from '../playthroughs/playthroughs.ts'

export function switchTo(key: string): void {
  if (key !== useProgress.getState().playthrough) leaveList()
  void openPlaythrough(key)
}

/** Saves open forms and closes everything that belongs to the playthrough that is about to leave the screen. */
function leaveList(): void {
  saveUnsaved()
  saveSteps()
  if (openedNow()?.kind === 'pin') closeCard()
  usePinEditing.setState(usePinEditing.getInitialState(), true)
  closeDialog('undo-elsewhere')
}

/** Creates and shows an empty playthrough. If `other` was the only one, renames it. Returns why that fails. */
export async function makePlaythrough(
  name: string,
  other?: Pick<Playthrough, 'id' | 'name'>,
): Promise<Refusal | null> {
  const added = entryOf(name)
  const refusal = await storeEntry(added)
  if (refusal) return refusal
  if (other) renamePlaythrough(other.id, other.name)
  renamePlaythrough(added.id, name)
  switchTo(added.id)
  return null
}

/** Creates and shows a copy with all marks, pins and notes of a playthrough. Returns the reason for a failure. */
export async function copyPlaythrough(key: string, name: string): Promise<Refusal | null> {
  if (useProgress.getState().playthrough !== key) switchTo(key)
  leaveList()
  await progressRepository.joined()
  const { marks, pins, playthrough } = useProgress.getState()
  // The player has opened another playthrough meanwhile.
  if (playthrough !== key) return null
  const added = entryOf(name)
  const refusal = await storeEntry(added)
  if (refusal) return refusal
  renamePlaythrough(added.id, name)
  leaveList()
  void openPlaythrough(added.id, { marks, pins, journal: [], snapshots: [] })
  return null
}

const entryOf = (name: string): Playthrough => ({
  id: newKey().slice(0, 8),
  revision: 1,
  name: playthroughName(name),
  deleted: false,
})

export function renamePlaythrough(key: string, name: string): void {
  usePlaythroughs.getState().put(key, { name, deleted: false })
}

/** Removes a playthrough from the list. Its data stays stored. The last playthrough can't be deleted. */
export function deletePlaythrough(key: string): void {
  const rest = othersThan(key)
  const [next] = rest
  if (!next) return
  if (useProgress.getState().playthrough === key) switchTo(next.id)
  usePlaythroughs.getState().put(key, { deleted: true })
}

/** Returns the playthroughs that can be restored. The last deleted one comes last. */
export function deletedPlaythroughs(all: readonly Playthrough[]): readonly Playthrough[] {
  return all.filter(({ deleted, gone }) => deleted && !gone)
}

/** Erases a deleted playthrough for good, once all tabs have left it. */
export function deleteForGood(key: string): void {
  usePlaythroughs.getState().forget(key)
}

export function canBringBack(key: string): boolean {
  const { playthroughs } = usePlaythroughs.getState()
  return deletedPlaythroughs(playthroughs).some(({ id }) => id === key)
}

export function bringBackPlaythrough(key: string): void {
  usePlaythroughs.getState().put(key, { deleted: false })
}

function othersThan(key: string): readonly Playthrough[] {
  return presentPlaythroughs(usePlaythroughs.getState().playthroughs).filter(({ id }) => id !== key)
}

/** If another tab deleted the playthrough on screen, opens another one and returns the deleted one. */
export function leaveDeleted(): Playthrough | null {
  const { playthrough } = useProgress.getState()
  const { playthroughs } = usePlaythroughs.getState()
  const gone = playthroughs.find(({ id, deleted }) => id === playthrough && deleted)
  const [next] = othersThan(playthrough)
  if (!gone || !next) return null
  switchTo(next.id)
  return gone
}
