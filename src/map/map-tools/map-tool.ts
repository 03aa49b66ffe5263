import type { ComponentType } from 'react'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { OverlayProps } from '../../ui/dialogs/lazy-part.tsx'
import type { MapContent, MapEvent } from '../engine/map-engine.ts'

/**
 * What a tool does with what a player does on the map. A true result says that it is the tool's alone: no other
 * hears of it, and a press that is a tool's alone is no click either.
 */
export type Handlers = {
  readonly [Kind in MapEvent['kind']]?: (
    event: Extract<MapEvent, { readonly kind: Kind }>,
    /** Within another site's page, where nothing is kept. */
    embedded: boolean,
  ) => boolean | void
}

/**
 * What a player has in hand on the map: one file of this folder, and one line of `map-tools.ts`. What it is used
 * on is the state of a store, from which all of this follows.
 */
export interface MapTool {
  readonly name: string
  /** Whether there is anything of it that Escape ends. */
  readonly inUse: () => boolean
  /** Puts it away, when Escape is pressed and when another is taken up. */
  readonly end: () => void
  /** @param changed called when any of this may have become another @returns what stops it */
  readonly subscribe: (changed: () => void) => () => void
  /** Whether clicks on the map are its own: then no other is used beside it. Never, where this is missing. */
  readonly takesClicks?: () => boolean
  /** Takes back what was done last with it, by Backspace. */
  readonly stepBack?: () => void
  /**
   * Where Escape ends it: wherever the focus is but in a text or a dialog, or on the map alone, as what is beside
   * the map has an Escape of its own. What has the focus itself hears its keys itself, and lies over all others.
   */
  readonly escape: 'anywhere' | 'on the map' | 'by itself'
  /** Further keys, of a map that has the focus. */
  readonly keys?: Readonly<Record<string, (embedded: boolean) => void>>
  readonly on?: Handlers
  /** What of the map's content is its own. */
  readonly drawn?: (embedded: boolean) => Partial<MapContent>
  /** What is said of Enter while clicks are its own. */
  readonly aim?: () => string
  /** What of it lies over the map; loaded when it is first used, and there from then on. */
  readonly Part?: ComponentType<{ readonly world: LoadedWorld } & OverlayProps>
}
