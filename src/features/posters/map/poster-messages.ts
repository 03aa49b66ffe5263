import type { LandWords } from '../../../basemap/geography.ts'
import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Rank } from '../../../world/manifest.ts'
import type { Place } from '../../../world/names/world-names.ts'
import type { PaintedSegment } from '../../routes/map/paint-route.ts'
import type { PaintedShape } from '../../shapes/map/paint-shapes.ts'
import type { MarkerIconSign } from '../../../map/layers/points/marker-icon.ts'
import type { PinAppearance } from '../../../map/layers/points/pin-drawing.ts'
import type { Strip } from './poster-plan.ts'

export interface PosterName {
  readonly text: string
  readonly coordinate: Coordinate
  /** Of its letters, in CSS pixels. */
  readonly size: number
}

export interface PosterMarkerIcon {
  readonly coordinate: Coordinate
  readonly colour: string
  readonly discovered: boolean
  /** What is on it: an index of the request's signs. */
  readonly sign: number
}

export interface PosterPin extends Omit<PinAppearance, 'selected'> {
  /** Where its foot stands. */
  readonly coordinate: Coordinate
}

/** A route with its stops, each of which has its number on it. */
export interface PosterRoute {
  readonly segments: readonly PaintedSegment[]
  readonly stops: readonly Coordinate[]
}

/** What the worker is asked for, once. */
export interface PosterRequest extends AskedSigns {
  readonly geography: ArrayBuffer
  readonly words: LandWords | undefined
  readonly basemapStyle: BasemapStyleName
  readonly strips: readonly Strip[]
  /** Whether there is anything written on the land. */
  readonly lettered: boolean
  /** Of a picture for paper, so that programs know how large it is meant; nothing for a screen's. */
  readonly dotsPerInch?: number
}

/** What is to stand on the land, and how the player has it. */
export interface AskedSigns {
  /** That names are in. */
  readonly language: string
  readonly places: readonly Place[]
  readonly ranks: readonly Pick<Rank, 'key' | 'plateSize' | 'minor'>[]
  /** What is worth more comes later, and southern ones after northern ones. */
  readonly points: readonly {
    readonly coordinate: Coordinate
    readonly type: string
    readonly discovered: boolean
  }[]
  /** Of the player's own; later ones lie over earlier ones. */
  readonly pins: readonly PosterPin[]
  /** Of the player's own, too. */
  readonly shapes: readonly PaintedShape[]
  readonly types: readonly {
    readonly id: string
    readonly colour: string
    readonly shape: MarkerIconSign | undefined
    readonly glyph: MarkerIconSign | undefined
  }[]
  /** Of marker icons close in, in CSS pixels. */
  readonly markerSize: number
  readonly zoom: number
  readonly metresPerUnit: number
  readonly route: PosterRoute | null
}

/** What stands on the land. */
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
  /** From 0 to 1. */
  | { readonly kind: 'drawn'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Blob }
  /** The browser would change the pixels that are read back from the canvas. */
  | { readonly kind: 'falsified' }
  /** Why, in the browser's words. */
  | { readonly kind: 'failed'; readonly reason: string }
