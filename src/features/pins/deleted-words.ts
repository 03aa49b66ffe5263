// Keeps text in a pin's form when another tab, an undo or an import deleted the pin. Called by the form, and by the
// dialog that offers to restore the pin. Uses session storage, because a phone may end the page before the answer.
import { pageWorld } from '../../platform/page-world.ts'
import { isBlank, type Pin } from '../../records/pin.ts'
import { openDialog } from '../progress/open-dialogs.ts'
import { presentPlaythroughs, usePlaythroughs } from '../progress/playthroughs/playthroughs.ts'
import { useProgress } from '../progress/progress.ts'
import {
  readDeletedWords,
  writeDeletedWords,
  type DeletedWords,
} from './storage/deleted-words-entry.ts'

/** Keeps the text of a deleted pin and asks whether to restore the pin. Does nothing if the text is blank. */
export function offerDeletedPin(pin: Pin): void {
  if (isBlank(pin.title) && isBlank(pin.note)) return
  const { playthrough } = useProgress.getState()
  const added: DeletedWords = { world: pageWorld().id, playthrough, pin }
  const all = [...othersThan(pin), added]
  writeDeletedWords(all)
  ask(all)
}

/** Forgets the text of a pin after the player's answer, and asks about the next one. */
export function forgetDeletedPin(pin: Pin): void {
  const others = othersThan(pin)
  writeDeletedWords(others)
  ask(others)
}

/** Asks about text from an earlier page of this tab, now and whenever a playthrough is opened. */
export function watchDeletedWords(): () => void {
  ask(readDeletedWords())
  return useProgress.subscribe(({ playthrough }, before) => {
    if (playthrough !== before.playthrough) ask(readDeletedWords())
  })
}

function othersThan({ id }: Pin): readonly DeletedWords[] {
  return readDeletedWords().filter(({ pin }) => pin.id !== id)
}

/** Asks about the first of the texts that belongs to the open playthrough. */
function ask(all: readonly DeletedWords[]): void {
  const { playthrough } = useProgress.getState()
  const first = all.find((words) => concerns(words, playthrough))
  if (first) openDialog({ kind: 'restore-pin', pin: first.pin })
}

/** Whether to ask in the open playthrough: about its own pins, and about those of playthroughs that were deleted. */
function concerns(words: DeletedWords, playthrough: string): boolean {
  if (words.world !== pageWorld().id) return false
  const present = presentPlaythroughs(usePlaythroughs.getState().playthroughs)
  return words.playthrough === playthrough || present.every(({ id }) => id !== words.playthrough)
}
