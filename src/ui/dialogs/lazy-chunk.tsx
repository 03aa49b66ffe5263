import {
  lazy,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react'
import { Button, IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { isComposing, isEscape } from '../keys/composition.ts'
import { MendingBoundary } from './mending-boundary.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

interface PlaceOptions {
  readonly className: string
  readonly waiting?: ReactNode
}

/** Creates a component whose chunk loads when it is first shown. If the chunk is missing, a message takes its place. */
export function lazyChunk<Props extends object>(
  settings: ChunkSettings,
  load: Load<Props>,
  options: PlaceOptions,
): ComponentType<Props> {
  const Chunk = lazyPiece(settings, load)
  return function LazyChunk(props: Props) {
    return (
      <ChunkBoundary settings={settings} {...options}>
        <Chunk {...props} />
      </ChunkBoundary>
    )
  }
}

export interface OverlayProps {
  readonly open?: boolean
  /** Called by the overlay, or when the player closes the message for a missing chunk. */
  readonly onClose: () => void
}

/** Creates a lazy component for a dialog or a menu. If its chunk is missing, a dialog says so. */
export function lazyOverlay<Props extends object>(
  settings: ChunkSettings,
  load: Load<Props>,
): FunctionComponent<Props & OverlayProps> {
  const Chunk = lazyPiece(settings, load)
  return function LazyOverlay(props: Props & OverlayProps) {
    const { open = true, onClose } = props
    return (
      <OverlayBoundary settings={settings} open={open} onClose={onClose}>
        <Chunk {...props} />
      </OverlayBoundary>
    )
  }
}

/** Creates a lazy component for use inside a {@link ChunkBoundary}. @throws while rendering, if the chunk is missing */
export function lazyPiece<Props extends object>(
  settings: ChunkSettings,
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loading = settings.load(load).then((component) => ({ default: component }))
    // React handles the loaded chunk before this microtask runs.
    loading.then(
      () => queueMicrotask(() => boundaries.forEach((draw) => draw())),
      () => undefined,
    )
    return loading
  })
}

/** Functions that render the mounted boundaries again. */
const boundaries = new Set<() => void>()

/** Renders a boundary again when a chunk has loaded: by itself, React waits until 300 ms after the last fallback. */
function useRenderWhenLoaded(): void {
  const [, setLoaded] = useState(0)
  // A layout effect, because cached chunks can load before passive effects run.
  useLayoutEffect(() => {
    const draw = () => setLoaded((times) => times + 1)
    boundaries.add(draw)
    return () => void boundaries.delete(draw)
  }, [])
}

interface ChunkSettings {
  /** Rejects with an error for which `isMissing` is true. */
  readonly load: <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>
  /** Whether the error means that a chunk could not be loaded. Outer boundaries handle all other errors. */
  readonly isMissing: (error: unknown) => boolean
  readonly onReload: () => void
  readonly texts: {
    readonly title: string
    readonly missing: string
    /** Optional second sentence, about the safety of the progress. */
    readonly safe: string | null
    readonly reload: string
    readonly close: string
  }
}

interface ChunkBoundaryProps {
  readonly settings: ChunkSettings
  readonly className?: string
  /** Wraps the message for a missing chunk, for example in a dialog. */
  readonly within?: (message: ReactNode) => ReactNode
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** Renders lazy components, or a message if the chunk of one is missing. */
export function ChunkBoundary(props: ChunkBoundaryProps) {
  const { settings, className, within, waiting, children } = props
  const { texts, isMissing, onReload } = settings
  useRenderWhenLoaded()
  function renderMissing(error: unknown): ReactNode {
    if (!isMissing(error)) throw error
    const message = (
      <div ref={scrollTo} role="alert" className={className}>
        <p>{texts.missing}</p>
        {texts.safe !== null && <p>{texts.safe}</p>}
        <Button appearance="primary" onClick={onReload}>
          {texts.reload}
        </Button>
      </div>
    )
    return within ? within(message) : message
  }
  return (
    <MendingBoundary otherwise={renderMissing}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </MendingBoundary>
  )
}

function scrollTo(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}

interface OverlayBoundaryProps {
  readonly settings: ChunkSettings
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows the message for a missing overlay in a dialog, because an overlay has no place on the page. */
function OverlayBoundary(props: OverlayBoundaryProps) {
  const { settings, open, onClose, children } = props
  const { texts } = settings
  function inDialog(message: ReactNode): ReactNode {
    if (!open) return null
    return (
      <MissingDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
        {message}
      </MissingDialog>
    )
  }
  return (
    <ChunkBoundary settings={settings} className="grid justify-items-end gap-4" within={inDialog}>
      {children}
    </ChunkBoundary>
  )
}

interface MissingDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows the message for a missing chunk in a native `<dialog>`: the code of other dialogs may be missing too. */
export function MissingDialog({ title, closeLabel, onClose, children }: MissingDialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // `close` returns the focus; removing the element does not.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    // Capture, to be first: a dialog below would close as well.
    const press = (event: KeyboardEvent) => {
      const closes = isEscape(event)
      // Browsers would send `cancel` even for the Escape of a composition.
      if (closes || isComposing(event)) event.preventDefault()
      if (closes) onClose()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onClose])
  function closeFromBeside({ target, currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, right, bottom } = currentTarget.getBoundingClientRect()
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !inside) onClose()
  }
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      // Android's back gesture fires `cancel`.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={closeFromBeside}
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <IconButton label={closeLabel} className="-mr-2" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {children}
    </dialog>
  )
}
