import { create } from 'zustand'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import { chunks } from '../../chunks/chunks.ts'
import type { ShareOutcome } from '../../../ui/share.ts'

/** A file that the browser can't download. A dialog offers other ways to keep it. */
export interface OfferedFile {
  readonly file: File
  /** Text of the file, or `undefined` if it is a picture. */
  readonly text: string | undefined
  /** Result of the share sheet that was opened with the offer, or `null` if the system can't share such files. */
  readonly sharing: Promise<ShareOutcome> | null
  /** Called when the player confirms that the file arrived, or `undefined` if the player isn't asked. */
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

/** Slot for the dialog that offers a file, on every page with downloads. */
export function FileToKeep() {
  const offered = useFileToKeep((state) => state.offered)
  return (
    offered && (
      <KeepFileDialog offered={offered} onClose={() => useFileToKeep.setState({ offered: null })} />
    )
  )
}
