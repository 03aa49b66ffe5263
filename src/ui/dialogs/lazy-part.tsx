import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { OverlayBoundary } from './overlay-boundary.tsx'
import { PartBoundary, type PartSettings } from './part-boundary.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

interface PlaceOptions {
  /** The looks of what is said when the part is missing. */
  readonly className: string
  /** Stands there until the part does. */
  readonly waiting?: ReactNode
}

/** A part of the page that is loaded when it is first shown, and says so in its place when it cannot be. */
export function lazyPart<Props extends object>(
  settings: PartSettings,
  load: Load<Props>,
  options: PlaceOptions,
): ComponentType<Props> {
  const Part = lazyPiece(settings, load)
  return function LazyPart(props: Props) {
    return (
      <PartBoundary settings={settings} {...options}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}

export interface OverlayProps {
  /** Whether the part is asked for at the moment; it is, unless this says otherwise. */
  readonly open?: boolean
  /** Called when the player does without the part, and by the part as it likes. */
  readonly onClose: () => void
}

/** The same for a part that lies over the page, and has no place of its own to say anything in. */
export function lazyOverlay<Props extends object>(
  settings: PartSettings,
  load: Load<Props>,
): ComponentType<Props & OverlayProps> {
  const Part = lazyPiece(settings, load)
  return function LazyOverlay(props: Props & OverlayProps) {
    const { open = true, onClose } = props
    return (
      <OverlayBoundary settings={settings} open={open} onClose={onClose}>
        <Part {...props} />
      </OverlayBoundary>
    )
  }
}

/**
 * One of several pieces that a {@link PartBoundary} around all of them speaks for.
 *
 * @throws while rendering, when it cannot be loaded
 */
export function lazyPiece<Props extends object>(
  settings: PartSettings,
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await settings.load(load) }))
}
