// Keeps text in a pin's form when another tab, an undo or an import deleted the pin. Called by the form, and by the
// dialog that offers to restore the pin. Uses session storage, because a phone may end the page before the answer.
import { create } from 'zustand'
import { pageWorld } from '../../platform/page-world.ts'
import { isBlank, type Pin } from '../../records/pin.ts'
import { useOpenDialog } from '../progress/open-dialog.ts'
import { presentPlaythroughs, usePlaythroughs } from '../progress/playthroughs/playthroughs.ts'
import { useProgress } from '../progress/progress.ts'
import {
  readDeletedWords,
  writeDeletedWords,
  type DeletedWords,
} from './storage/deleted-words-entry.ts'

/** Unanswered texts in all worlds and playthroughs, oldest first. */
export const useDeletedWords = create<{ readonly all: readonly DeletedWords[] }>()(() => ({
  all: readDeletedWords(),
}))

/** Returns the first deleted pin with unsaved text to ask about. The player decides about one at a time. */
export function useDeletedPin(): Pin | undefined {
  const playthrough = useProgress((state) => state.playthrough)
  return useDeletedWords(({ all }) => all.find((words) => concerns(words, playthrough))?.pin)
}

/** Keeps the text of a deleted pin and asks whether to restore the pin. Does nothing if the text is blank. */
export function offerDeletedPin(pin: Pin): void {
  if (isBlank(pin.title) && isBlank(pin.note)) return
  const { playthrough } = useProgress.getState()
  put([
    ...useDeletedWords.getState().all.filter((words) => words.pin.id !== pin.id),
    { world: pageWorld().id, playthrough, pin },
  ])
  ask()
}

export function forgetDeletedPin({ id }: Pin): void {
  put(useDeletedWords.getState().all.filter(({ pin }) => pin.id !== id))
}

/** Asks about text from an earlier page of this tab, now and whenever a playthrough is opened. */
export function watchDeletedWords(): () => void {
  ask()
  return useProgress.subscribe(({ playthrough }, before) => {
    if (playthrough !== before.playthrough) ask()
  })
}

function ask(): void {
  const { playthrough } = useProgress.getState()
  if (useDeletedWords.getState().all.some((words) => concerns(words, playthrough)))
    useOpenDialog.getState().open({ kind: 'restore-pin' })
}

/** Whether to ask in the open playthrough: about its own pins, and about those of playthroughs that were deleted. */
function concerns(words: DeletedWords, playthrough: string): boolean {
  if (words.world !== pageWorld().id) return false
  const present = presentPlaythroughs(usePlaythroughs.getState().playthroughs)
  return words.playthrough === playthrough || present.every(({ id }) => id !== words.playthrough)
}

function put(all: readonly DeletedWords[]): void {
  useDeletedWords.setState({ all })
  writeDeletedWords(all)
}
