import { playthroughName, type Playthrough } from '../progress/model/playthrough.ts'
import { newKey } from '../../storage/new-key.ts'
import { useSelection } from '../selection/selection.ts'
import { usePinEditing } from '../pins/pin-editing.ts'
import { saveSteps } from '../pins/stepped-move.ts'
import { saveUnsaved } from '../pins/unsaved.ts'
import { useOpenDialog } from '../progress/open-dialog.ts'
import { openPlaythrough, progressRepository, useProgress } from '../progress/progress.ts'
import { storeEntry, type Refusal } from './playthrough-list.ts'
import { presentPlaythroughs, usePlaythroughs } from '../progress/playthroughs.ts'

/** Shows another playthrough. */
export function switchTo(key: string): void {
  if (key !== useProgress.getState().playthrough) leaveList()
  void openPlaythrough(key)
}

/** Called before another list comes on screen: saves what is being written in this one, and closes what shows only it. */
function leaveList(): void {
  saveUnsaved()
  saveSteps()
  const { selectedPin, deselect } = useSelection.getState()
  if (selectedPin !== null) deselect()
  usePinEditing.setState(usePinEditing.getInitialState(), true)
  if (useOpenDialog.getState().dialog?.kind === 'undo-elsewhere') useOpenDialog.getState().close()
}

/**
 * Makes an empty playthrough and shows it.
 *
 * @param other one that was there alone, and what it is called from now on
 * @returns why none can be made; then nothing has changed
 */
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

/**
 * Makes a playthrough with the marks, pins and notes of another one, and shows it. Nothing of it can be undone.
 *
 * @returns why none can be made
 */
export async function copyPlaythrough(key: string, name: string): Promise<Refusal | null> {
  if (useProgress.getState().playthrough !== key) switchTo(key)
  leaveList()
  // Until what the database holds of it is there.
  await progressRepository.joined()
  const { marks, pins, playthrough } = useProgress.getState()
  // The player has gone on elsewhere.
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

/** Takes a playthrough off the list; all that it holds stays stored. The last one stays. */
export function deletePlaythrough(key: string): void {
  const rest = othersThan(key)
  const [next] = rest
  if (!next) return
  if (useProgress.getState().playthrough === key) switchTo(next.id)
  usePlaythroughs.getState().put(key, { deleted: true })
}

/** What can be brought back, the latest deleted last. */
export function deletedPlaythroughs(all: readonly Playthrough[]): readonly Playthrough[] {
  return all.filter(({ deleted, gone }) => deleted && !gone)
}

/** Leaves nothing of a deleted playthrough, once every tab that shows it has gone to another one. */
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

/**
 * Goes to another playthrough where the one on screen was deleted in another tab.
 *
 * @returns the one that was deleted; nothing where it is still there
 */
export function leaveDeleted(): Playthrough | null {
  const { playthrough } = useProgress.getState()
  const { playthroughs } = usePlaythroughs.getState()
  const gone = playthroughs.find(({ id, deleted }) => id === playthrough && deleted)
  const [next] = othersThan(playthrough)
  if (!gone || !next) return null
  switchTo(next.id)
  return gone
}
