import { useRef, useState } from 'react'
import type { AcceptedImport, FileResult } from '../../domain/import/read-import.ts'
import { uploadFigures, type AcceptedUpload, type UploadFigures } from '../../domain/read-upload.ts'
import { messages } from '../../messages/messages.ts'
import { useProgress } from '../../stores/progress.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { worldId } from '../../stores/world/world-files.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { undoing } from '../undo-change.ts'
import { ImportPreview, type ImportedFile } from './import-preview.tsx'
import { addPins } from './pins-port.ts'
import { readUploadFile } from './upload-file.ts'
import { UploadPreview, type DoubtfulFile } from './upload-preview.tsx'

/** Merges a file's marks into the list: at once where it is plainly for this map, otherwise after asking. */
export function UploadButton() {
  const world = useWorldIfLoaded()
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
    } else if (result.doubts.length > 0) {
      setDoubtful({ name: file.name, upload: result })
    } else {
      merge(result)
    }
  }

  function figuresOf(file: AcceptedUpload | AcceptedImport): UploadFigures {
    const skipped = isImport(file) ? [] : file.skipped
    return uploadFigures(
      { ids: file.ids, skipped },
      useProgress.getState().discoveredMarkers,
      world?.markersById,
    )
  }

  /** The one place where a file's marks join the list. */
  function merge(file: AcceptedUpload | AcceptedImport): void {
    const figures = figuresOf(file)
    const change = useProgress.getState().mergeDiscovered(file.ids)
    if (isImport(file)) addPins(file.pins)
    showSuccess({
      title: messages.toasts.uploadMerged,
      detail: isImport(file)
        ? messages.upload.importSummary(figures, file)
        : messages.upload.summary(figures),
      ...undoing(change),
    })
  }

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
        figuresOf={figuresOf}
        map={worldId}
        onMerge={merge}
        onClose={() => setDoubtful(null)}
        returnTo={button}
      />
      <ImportPreview
        file={imported}
        figuresOf={figuresOf}
        onMerge={merge}
        onClose={() => setImported(null)}
        returnTo={button}
      />
    </>
  )
}

function isImport(file: FileResult): file is AcceptedImport {
  return file.ok && 'unknown' in file
}
