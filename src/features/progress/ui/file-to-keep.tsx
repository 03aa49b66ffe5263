import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import { chunks } from '../../chunks/chunks.ts'
import { closeDialog, useOpenDialogs } from '../open-dialogs.ts'

const KeepFileDialog = lazyOverlay(
  chunks,
  async () => (await import('./keep-file-dialog.tsx')).KeepFileDialog,
)

/** Shows the dialog that offers a file, on every page with downloads. */
export function FileToKeep() {
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.find((each) => each.kind === 'keep-file'))
  return (
    dialog && <KeepFileDialog offered={dialog.offered} onClose={() => closeDialog('keep-file')} />
  )
}
