import type { LandFeature } from '../../domain/geography.ts'

/** How one kind of line or area is drawn. Widths are world units, held between two CSS pixel widths. */
export interface Stroke {
  readonly colour: string
  readonly units: number
  readonly minPixels: number
  readonly maxPixels: number
  /** CSS pixels. */
  readonly dash?: readonly number[]
}

export interface LandLayer {
  readonly name: string
  readonly draws: (feature: LandFeature) => boolean
  readonly fill?: string
  /** Drawn in this order, e.g. a road's casing and then its surface. */
  readonly strokes?: readonly Stroke[]
  /** Left out when the view is farther out than this many world units a CSS pixel. */
  readonly maxUnitsPerPixel?: number
}

/** The paper outside every wood, field and stream. */
export const paper = '#e8ddc0'

const isRoad = (feature: LandFeature) => feature.kind === 'road' && feature.class === 'road'
const isPath = (feature: LandFeature) => feature.kind === 'road' && feature.class === 'path'

/** From the bottom up. Calm, close tones: the markers' dark badges are what the eye should find. */
export const landLayers: readonly LandLayer[] = [
  {
    name: 'field',
    draws: ({ kind }) => kind === 'field',
    fill: '#e0cd98',
    strokes: [{ colour: '#cdb77e', units: 3, minPixels: 0.5, maxPixels: 1.5 }],
  },
  {
    name: 'wood',
    draws: ({ kind }) => kind === 'wood',
    fill: '#b3bd92',
    strokes: [{ colour: '#93a172', units: 6, minPixels: 0.7, maxPixels: 2 }],
  },
  {
    name: 'settlement',
    draws: ({ kind }) => kind === 'settlement',
    fill: '#d9bd9a',
    strokes: [{ colour: '#b8936b', units: 4, minPixels: 0.7, maxPixels: 1.5 }],
  },
  {
    name: 'stream',
    draws: ({ kind }) => kind === 'stream',
    strokes: [{ colour: '#7fa6b3', units: 9, minPixels: 0.9, maxPixels: 7 }],
  },
  {
    name: 'water',
    draws: ({ kind }) => kind === 'river' || kind === 'pond',
    fill: '#94b8c3',
    strokes: [{ colour: '#648d9b', units: 4, minPixels: 0.8, maxPixels: 2 }],
  },
  {
    name: 'cliff',
    draws: ({ kind }) => kind === 'cliff',
    strokes: [
      { colour: '#9c8a70', units: 10, minPixels: 1.2, maxPixels: 4 },
      { colour: '#6f604b', units: 10, minPixels: 2.5, maxPixels: 7, dash: [1.5, 3] },
    ],
    maxUnitsPerPixel: 12,
  },
  {
    name: 'path',
    draws: isPath,
    strokes: [{ colour: '#8a7350', units: 4, minPixels: 0.7, maxPixels: 2.2, dash: [5, 4] }],
    maxUnitsPerPixel: 14,
  },
  {
    name: 'road',
    draws: isRoad,
    strokes: [
      { colour: '#8a7350', units: 15, minPixels: 2.2, maxPixels: 11 },
      { colour: '#f4e9cd', units: 10, minPixels: 1, maxPixels: 8 },
    ],
  },
  {
    name: 'bridge',
    draws: ({ kind }) => kind === 'bridge',
    strokes: [
      { colour: '#5f4a30', units: 22, minPixels: 3, maxPixels: 15 },
      { colour: '#d8b98a', units: 14, minPixels: 1.4, maxPixels: 11 },
    ],
    maxUnitsPerPixel: 9,
  },
]
