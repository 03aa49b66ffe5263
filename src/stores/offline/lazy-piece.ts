import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPart } from './load-part.ts'

/**
 * A part of the page that is loaded when it is first shown.
 *
 * @throws {MissingPartError} while rendering, when it cannot be loaded
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load) }))
}
