import { useCallback, useRef, useState } from 'react'
import { acceptedFiles } from '../../../domain/files/import/formats.ts'
import type { WordsChoices } from '../../../domain/files/own-words.ts'
import { fileMessages } from '../../../messages/file-messages.ts'
import { messages } from '../../../messages/messages.ts'
import { letDraw } from '../../../stores/files/let-draw.ts'
import { useWorldIfLoaded } from '../../../stores/world/world-context.tsx'
import { pageWorld } from '../../../stores/world/page-world.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { ImportPreview, type ImportedFile } from './import-preview.tsx'
import { figuresOf, isImport, mergeFile, type ReadFile } from './merge-file.ts'
import { readUploadFile } from './upload-file.ts'
import { UploadPreview, type AskedFile } from './upload-preview.tsx'

const texts = fileMessages.upload

/** What takes so long that it is told. */
interface Busy {
  readonly label: string
  readonly share: number | null
  /** Null once it can no longer be ended. */
  readonly cancel: (() => void) | null
}

/** Of more records than this, merging is told. */
const many = 1000

function isLarge({ ids, pins }: ReadFile): boolean {
  return ids.length + pins.length > many
}

/**
 * Merges a file's marks and pins into the list: at once where it is plainly for this map and takes the place of none
 * of the player's own words, otherwise after asking.
 */
export function UploadButton() {
  const world = useWorldIfLoaded()
  const onMap = world?.markersById
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [doubtful, setAsked] = useState<AskedFile | null>(null)
  const [imported, setImported] = useState<ImportedFile | null>(null)
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
      showFailure({
        title: messages.toasts.uploadFailed,
        detail: fileMessages.upload.problem(result.problem),
      })
      return
    }
    const figures = figuresOf(result, onMap)
    if (isImport(result)) setImported({ name: file.name, content: result, figures })
    else if (result.questions.length > 0 || figures.conflicts.length > 0) {
      setAsked({ name: file.name, upload: result, figures })
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

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        hidden
        data-testid="upload-input"
        onChange={(event) => {
          const { currentTarget } = event
          const file = currentTarget.files?.[0]
          // Choosing the same file again must raise the event again, whatever comes of it.
          if (file) void upload(file).finally(() => (currentTarget.value = ''))
        }}
      />
      <Button ref={button} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {messages.settings.upload}
      </Button>
      {busy && (
        <div className="order-1 col-span-full">
          <ProgressBar
            label={busy.label}
            share={busy.share}
            cancel={busy.cancel && { label: texts.cancelReading, run: busy.cancel }}
          />
        </div>
      )}
      <UploadPreview
        file={doubtful}
        figuresOf={previewFigures}
        map={pageWorld().id}
        onMerge={merge}
        onClose={() => setAsked(null)}
        returnTo={button}
      />
      <ImportPreview
        file={imported}
        onMerge={merge}
        onClose={() => setImported(null)}
        returnTo={button}
      />
    </>
  )
}
