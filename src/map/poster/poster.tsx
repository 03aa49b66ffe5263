import { parts } from '../../stores/offline/parts.ts'
import { usePoster } from '../../stores/poster/poster.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'

const PosterDialog = lazyOverlay(
  parts,
  async () => (await import('./poster-dialog.tsx')).PosterDialog,
)

/** The dialog in which a poster is made, once it is asked for. */
export function Poster({ world }: { world: LoadedWorld }) {
  const dialog = usePoster((state) => state.dialog)
  return dialog && <PosterDialog world={world} returnTo={dialog.returnTo} onClose={close} />
}

function close(): void {
  usePoster.setState({ dialog: null })
}
