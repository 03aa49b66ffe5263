import { maxPictures } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { showFailure, showNote } from '../../../../ui/toasts/toasts.tsx'
import { maxBytes, maxPixels } from '../../model/limits.ts'
import { shrinkPicture, type PictureRefusal } from '../../shrink-picture.ts'
import { storePictures } from '../../storage/picture-database.ts'
import { useProgress } from '../../../progress/progress.ts'
import { undoing } from '../../../progress/undo/undo.ts'
import type { PictureTarget } from './picture-target.ts'

const texts = laterMessages.pictures

/** Adds the pictures in files as one change, up to the limit. Stores each picture before the pin refers to it. */
export async function addPictures(
  { id, change }: PictureTarget,
  files: readonly File[],
): Promise<void> {
  const { playthrough } = useProgress.getState()
  const present = () => useProgress.getState().pins.get(id)?.pictures ?? []
  const added: string[] = []
  for (const file of files) {
    if (present().length + added.length >= maxPictures) {
      refuse(() => texts.full(maxPictures))
      break
    }
    const shrunk = await shrinkPicture(file)
    if (!shrunk.ok) {
      refuse(() => problemWords(shrunk))
      continue
    }
    if ((await storePictures([shrunk.picture])) === 0) {
      refuse(() => texts.problem.storage)
      break
    }
    added.push(shrunk.picture.id)
  }
  // Drop the pictures if another playthrough was opened, because the same note there is another one.
  if (added.length === 0 || useProgress.getState().playthrough !== playthrough) return
  const key = change([...present(), ...added])
  if (key !== null) showNote('progress', { title: () => texts.added, ...undoing(key) })
}

function refuse(title: () => string): void {
  showFailure({ title })
}

function problemWords({ problem, kind }: PictureRefusal): string {
  if (problem === 'too-large') return texts.problem['too-large'](maxPixels / 1e6)
  if (problem === 'falsified') return texts.problem.falsified(maxBytes / 1000)
  return kind === undefined ? texts.problem[problem] : texts.problem.undecodable(kind)
}
