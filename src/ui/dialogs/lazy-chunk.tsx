import {
  lazy,
  type ComponentType,
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
  /** The classes of what is said when the chunk is missing. */
  readonly className: string
  /** Stands there until the chunk does. */
  readonly waiting?: ReactNode
}

/** A chunk of the page that is loaded when it is first shown, and says so in its place when it cannot be. */
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
  /** Whether the chunk is asked for at the moment; it is, unless this says otherwise. */
  readonly open?: boolean
  /** Called when the player does without the chunk, and by the chunk as it likes. */
  readonly onClose: () => void
}

/** The same for a chunk that lies over the page, and has no place of its own to say anything in. */
export function lazyOverlay<Props extends object>(
  settings: ChunkSettings,
  load: Load<Props>,
): ComponentType<Props & OverlayProps> {
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

/**
 * One of several components that a {@link ChunkBoundary} around all of them speaks for.
 *
 * @throws while rendering, when it cannot be loaded
 */
export function lazyPiece<Props extends object>(
  settings: ChunkSettings,
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loading = settings.load(load).then((component) => ({ default: component }))
    // React takes it right after this, before the microtask.
    loading.then(
      () => queueMicrotask(() => boundaries.forEach((draw) => draw())),
      () => undefined,
    )
    return loading
  })
}

/** Each renders one boundary on screen again. */
const boundaries = new Set<() => void>()

/**
 * Renders a boundary again as soon as a chunk has loaded. By itself, React shows the chunk no sooner than 300 ms after
 * the last fallback; a render for another reason is shown at once.
 */
function useRenderWhenLoaded(): void {
  const [, setLoaded] = useState(0)
  // An effect of the layout: a chunk that is in the cache loads before passive effects run.
  useLayoutEffect(() => {
    const draw = () => setLoaded((times) => times + 1)
    boundaries.add(draw)
    return () => void boundaries.delete(draw)
  }, [])
}

/** What holds for every lazily loaded chunk of an app. */
interface ChunkSettings {
  /** Rejects with an error that `isMissing` knows. */
  readonly load: <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>
  /** Whether an error says that the chunk could not be loaded; any other is left to boundaries further out. */
  readonly isMissing: (error: unknown) => boolean
  readonly onReload: () => void
  readonly texts: {
    readonly title: string
    readonly missing: string
    /** Said after it; null if nothing more can be said. */
    readonly safe: string | null
    readonly reload: string
    readonly close: string
  }
}

interface ChunkBoundaryProps {
  readonly settings: ChunkSettings
  readonly className?: string
  /** Puts what is said when the chunk is missing into something else, such as a dialog. */
  readonly within?: (message: ReactNode) => ReactNode
  /** Stands there until everything is loaded. */
  readonly waiting?: ReactNode
  /** What is loaded when it is first shown. */
  readonly children: ReactNode
}

/** Stands around a chunk that is loaded when it is needed; says so when it cannot be. */
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

/** What was asked for may be missing further down than what is on screen. */
function scrollTo(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}

interface OverlayBoundaryProps {
  readonly settings: ChunkSettings
  /** Whether the chunk is asked for at the moment. */
  readonly open: boolean
  /** Called when the player does without the chunk. */
  readonly onClose: () => void
  /** What is loaded when it is first shown. */
  readonly children: ReactNode
}

/**
 * Stands around a chunk that lies over the page. One that cannot be loaded has no place of its own in which to
 * say so, and what it belongs to would wait for it: so a dialog says it, and closing that goes on without the chunk.
 */
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

/**
 * Says that a chunk is missing. The browser's own dialog: what other dialogs are made with would have to be in the
 * first page for a message that hardly anyone sees, since nothing can be fetched when it is needed.
 */
export function MissingDialog({ title, closeLabel, onClose, children }: MissingDialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closing gives the focus back, being taken away does not.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    // Before any dialog below this one, which would close with it.
    const press = (event: KeyboardEvent) => {
      const closes = isEscape(event)
      // The browser would send `cancel` for a composition's Escape, too.
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
      // As the back gesture asks.
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
