import { useCallback, useRef, useState } from 'react'
import type { WordsChoices } from '../../domain/own-words.ts'
import { messages } from '../../messages/messages.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { worldId } from '../../stores/world/world-files.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { ImportPreview, type ImportedFile } from './import-preview.tsx'
import { figuresOf, isImport, mergeFile, type ReadFile } from './merge-file.ts'
import { readUploadFile } from './upload-file.ts'
import { UploadPreview, type DoubtfulFile } from './upload-preview.tsx'

/**
 * Merges a file's marks and pins into the list: at once where it is plainly for this map and takes the place of none
 * of the player's own words, otherwise after asking.
 */
export function UploadButton() {
  const world = useWorldIfLoaded()
  const onMap = world?.markersById
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [doubtful, setDoubtful] = useState<DoubtfulFile | null>(null)
  const [imported, setImported] = useState<ImportedFile | null>(null)

  async function upload(file: File): Promise<void> {
    const result = await readUploadFile(file, worldId, world)
    if (!result.ok) {
      showFailure({
        title: messages.toasts.uploadFailed,
        detail: messages.upload.fault(result.fault),
      })
    } else if (isImport(result)) {
      setImported({ name: file.name, content: result })
    } else if (result.doubts.length > 0 || figuresOf(result, onMap).conflicts.length > 0) {
      setDoubtful({ name: file.name, upload: result })
    } else {
      mergeFile(result, onMap)
    }
  }

  const previewFigures = useCallback(
    (file: ReadFile, choices: WordsChoices) => figuresOf(file, onMap, choices),
    [onMap],
  )
  const merge = (file: ReadFile, choices?: WordsChoices) => mergeFile(file, onMap, choices)

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.geojson,.csv,application/json,application/geo+json,text/csv"
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
      <UploadPreview
        file={doubtful}
        figuresOf={previewFigures}
        map={worldId}
        onMerge={merge}
        onClose={() => setDoubtful(null)}
        returnTo={button}
      />
      <ImportPreview
        file={imported}
        figuresOf={(file) => figuresOf(file, onMap)}
        onMerge={merge}
        onClose={() => setImported(null)}
        returnTo={button}
      />
    </>
  )
}
