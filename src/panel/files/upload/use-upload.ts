import { useCallback, useState, type RefObject } from 'react'
import type { WordsChoices } from '../../../domain/files/own-words.ts'
import { fileMessages } from '../../../messages/file-messages.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { letDraw } from '../../../stores/files/let-draw.ts'
import { otherWorldUrl } from '../../../stores/world/other-worlds.ts'
import { pageWorld } from '../../../stores/world/page-world.ts'
import { useWorldIfLoaded } from '../../../stores/world/world-context.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
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

/** Where a file belongs that is not for this world, but for another one of the site. */
interface Elsewhere {
  readonly world: string
  readonly href: string
}

/** A file that waits for the player's answer, by what is asked. */
interface Waiting {
  readonly asked: AskedFile | null
  readonly imported: ImportedFile | null
  readonly elsewhere: Elsewhere | null
}

interface Upload extends Waiting {
  readonly busy: Busy | null
  /** Reads a file, and merges it where there is nothing to ask. */
  readonly upload: (file: File) => Promise<void>
  readonly merge: (file: ReadFile, choices?: WordsChoices) => Promise<void>
  readonly previewFigures: (file: ReadFile, choices: WordsChoices) => FileFigures
  /** Forgets the file that waits. */
  readonly dismiss: () => void
}

const texts = fileMessages.upload

/** Of more records than this, merging is told. */
const many = 1000

const nothing: Waiting = { asked: null, imported: null, elsewhere: null }

/** @param button takes the focus when the player ends what is told */
export function useUpload(button: RefObject<HTMLElement | null>): Upload {
  const world = useWorldIfLoaded()
  const onMap = world?.markersById
  const [waiting, setWaiting] = useState(nothing)
  const [busy, setBusy] = useState<Busy | null>(null)

  async function upload(file: File): Promise<void> {
    const ending = new AbortController()
    const cancel = () => {
      ending.abort()
      button.current?.focus()
    }
    const result = await readUploadFile(file, pageWorld().id, world, {
      signal: ending.signal,
      onProgress: (share) => setBusy({ label: texts.reading, share, cancel }),
    })
    setBusy(null)
    if (!result) return
    if (!result.ok) {
      const detail = texts.problem(result.problem)
      showFailure({ title: laterMessages.toasts.uploadFailed, detail })
      return
    }
    const elsewhere = otherWorldOf(result)
    if (elsewhere) {
      setWaiting({ ...nothing, elsewhere })
      return
    }
    const [{ name }, figures] = [file, figuresOf(result, onMap)]
    if (isImport(result)) setWaiting({ ...nothing, imported: { name, content: result, figures } })
    else if (result.questions.length > 0 || figures.conflicts.length > 0) {
      setWaiting({ ...nothing, asked: { name, upload: result, figures } })
    } else await merge(result)
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
