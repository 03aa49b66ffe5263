import type { LandWords } from '../../../basemap/geography.ts'
import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Rank } from '../../../world/manifest.ts'
import type { Place } from '../../../world/names/world-names.ts'
import type { PaintedSegment } from '../../routes/map/paint-route.ts'
import type { PaintedShape } from '../../pins/map/paint-shapes.ts'
import type { MarkerIconSign } from '../../../map/layers/points/marker-icon.ts'
import type { PinAppearance } from '../../pins/map/pin-drawing.ts'
import type { Strip } from './poster-plan.ts'

export interface PosterName {
  readonly text: string
  readonly coordinate: Coordinate
  /** Font size in CSS pixels. */
  readonly size: number
}

export interface PosterMarkerIcon {
  readonly coordinate: Coordinate
  readonly colour: string
  readonly discovered: boolean
  /** Index into {@link PosterSigns.signs}. */
  readonly sign: number
}

export interface PosterPin extends Omit<PinAppearance, 'selected'> {
  /** Position of the pin's tip. */
  readonly coordinate: Coordinate
}

export interface PosterRoute {
  readonly segments: readonly PaintedSegment[]
  readonly stops: readonly Coordinate[]
}

/** The only message to the worker. */
export interface PosterRequest extends AskedSigns {
  readonly geography: ArrayBuffer
  readonly words: LandWords | undefined
  readonly basemapStyle: BasemapStyleName
  readonly strips: readonly Strip[]
  /** True if names are written on the land. */
  readonly lettered: boolean
  /** Resolution of a picture for paper, stored in the file. Missing for wallpapers. */
  readonly dotsPerInch?: number
}

/** The symbols and names to show, and the player's settings for them. */
export interface AskedSigns {
  /** Language of the place names. */
  readonly language: string
  readonly places: readonly Place[]
  readonly ranks: readonly Pick<Rank, 'key' | 'plateSize' | 'minor'>[]
  /** Markers in the order in which they are drawn: by priority, then from north to south. */
  readonly points: readonly {
    readonly coordinate: Coordinate
    readonly type: string
    readonly discovered: boolean
  }[]
  /** The player's pins. Later ones cover earlier ones. */
  readonly pins: readonly PosterPin[]
  readonly shapes: readonly PaintedShape[]
  readonly types: readonly {
    readonly id: string
    readonly colour: string
    readonly shape: MarkerIconSign | undefined
    readonly glyph: MarkerIconSign | undefined
  }[]
  /** Size of marker icons at close zoom, in CSS pixels. */
  readonly markerSize: number
  readonly zoom: number
  readonly metresPerUnit: number
  readonly route: PosterRoute | null
}

export interface PosterSigns {
  readonly names: readonly PosterName[]
  readonly markerIcons: readonly PosterMarkerIcon[]
  readonly signs: readonly MarkerIconSign[]
  readonly pins: readonly PosterPin[]
  readonly shapes: readonly PaintedShape[]
  /** CSS pixels. */
  readonly markerIconSize: number
  readonly route: PosterRoute | null
}

export type PosterAnswer =
  /** Finished share, from 0 to 1. */
  | { readonly kind: 'drawn'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Blob }
  /** The browser would change pixels that are read back from the canvas. */
  | { readonly kind: 'falsified' }
  | { readonly kind: 'failed'; readonly reason: string }
