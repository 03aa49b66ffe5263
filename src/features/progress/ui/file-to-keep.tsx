import { create } from 'zustand'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import { chunks } from '../../chunks/chunks.ts'
import type { ShareOutcome } from '../../../ui/share.ts'

/** A file that the browser can't download, for as long as the dialog offers other ways to keep it. */
export interface OfferedFile {
  readonly file: File
  /** The file's text; undefined if the file is a picture. */
  readonly text: string | undefined
  /** The share sheet that was opened with the offer; null if the system shares no such files. */
  readonly sharing: Promise<ShareOutcome> | null
  /** Called when the player confirms that the file arrived; undefined if the player isn't asked. */
  readonly onArrived: (() => void) | undefined
}

interface FileToKeepState {
  readonly offered: OfferedFile | null
}

export const useFileToKeep = create<FileToKeepState>()(() => ({ offered: null }))

const KeepFileDialog = lazyOverlay(
  chunks,
  async () => (await import('./keep-file-dialog.tsx')).KeepFileDialog,
)

/** The place of the dialog that offers a file, on every page that has downloads. */
export function FileToKeep() {
  const offered = useFileToKeep((state) => state.offered)
  return (
    offered && (
      <KeepFileDialog offered={offered} onClose={() => useFileToKeep.setState({ offered: null })} />
    )
  )
}
