import { useCallback, useState, type RefObject } from 'react'
import type { WordsChoices } from '../../../domain/files/own-words.ts'
import { fileMessages } from '../../../messages/file-messages.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { uploadProblem } from '../../../messages/compose/upload.ts'
import { letDraw } from '../../../stores/files/let-draw.ts'
import { otherWorldUrl } from '../../../stores/world/other-worlds.ts'
import { pageWorld } from '../../../stores/world/page-world.ts'
import { useWorldIfLoaded } from '../../../stores/world/world-context.tsx'
import { returnFocus } from '../../../ui/keys/return-focus.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import type { Elsewhere } from '../other-world-dialog.tsx'
import type { ImportedFile } from './import-preview.tsx'
import { figuresOf, isImport, mergeFile, type FileFigures, type ReadFile } from './merge-file.ts'
import { readUploadFile } from './upload-file.ts'
import type { AskedFile } from './upload-preview.tsx'

/** What takes so long that it is told. */
interface Busy {
  readonly label: string
  readonly share: number | null
  /** Null once it can no longer be ended. */
  readonly cancel: (() => void) | null
}

/** A file that waits for the player's answer, by what is asked. */
interface Waiting {
  readonly asked: AskedFile | null
  readonly imported: ImportedFile | null
  readonly elsewhere: Elsewhere | null
}

interface Upload extends Waiting {
  readonly busy: Busy | null
  /** Reads a file, and merges it where there is nothing to ask. @returns whether it waits for an answer */
  readonly upload: (file: File) => Promise<boolean>
  readonly merge: (file: ReadFile, choices?: WordsChoices) => Promise<void>
  readonly previewFigures: (file: ReadFile, choices: WordsChoices) => FileFigures
  /** Forgets the file that waits. */
  readonly dismiss: () => void
}

const texts = fileMessages.upload

/** Of more records than this, merging is told. */
const many = 1000

const nothing: Waiting = { asked: null, imported: null, elsewhere: null }

/**
 * @param button takes the focus when the player ends what is told
 * @param ask also about a file that is plainly for this map and changes none of the player's own words?
 */
export function useUpload(
  button: RefObject<HTMLElement | null>,
  ask: 'in-doubt' | 'always' = 'in-doubt',
): Upload {
  const world = useWorldIfLoaded()
  const onMap = world?.markersById
  const [waiting, setWaiting] = useState(nothing)
  const [busy, setBusy] = useState<Busy | null>(null)

  async function upload(file: File): Promise<boolean> {
    const ending = new AbortController()
    const cancel = () => {
      ending.abort()
      returnFocus(button.current)
    }
    const result = await readUploadFile(file, pageWorld().id, world, {
      signal: ending.signal,
      onProgress: (share) => setBusy({ label: texts.reading, share, cancel }),
    })
    setBusy(null)
    if (!result) return false
    if (!result.ok) {
      const detail = () => uploadProblem(result.problem)
      showFailure({ title: () => laterMessages.toasts.uploadFailed, detail })
      return false
    }
    const question = questionOf(file, result)
    if (question) setWaiting({ ...nothing, ...question })
    else await merge(result)
    return question !== null
  }

  function questionOf(file: File, result: ReadFile): Partial<Waiting> | null {
    const elsewhere = otherWorldOf(result)
    if (elsewhere) return { elsewhere: { ...elsewhere, file } }
    const [{ name }, figures] = [file, figuresOf(result, onMap)]
    if (isImport(result)) return { imported: { name, content: result, figures } }
    const isAsked = ask === 'always' || result.questions.length + figures.conflicts.length > 0
    return isAsked ? { asked: { name, upload: result, figures } } : null
  }

  const previewFigures = useCallback(
    (file: ReadFile, choices: WordsChoices) => figuresOf(file, onMap, choices),
    [onMap],
  )

  async function merge(file: ReadFile, choices?: WordsChoices): Promise<void> {
    if (isLarge(file)) setBusy({ label: texts.merging, share: null, cancel: null })
    // Until the bar is there.
    await letDraw()
    await mergeFile(file, onMap, choices)
    setBusy(null)
  }

  return { ...waiting, busy, upload, merge, previewFigures, dismiss: () => setWaiting(nothing) }
}

function otherWorldOf(file: ReadFile): Elsewhere | undefined {
  if (isImport(file)) return undefined
  const question = file.questions.find(({ kind }) => kind === 'other-map')
  if (question?.kind !== 'other-map') return undefined
  const href = otherWorldUrl(question.map)
  return href === undefined ? undefined : { world: question.map, href }
}

function isLarge({ ids, pins }: ReadFile): boolean {
  return ids.length + pins.length > many
}
