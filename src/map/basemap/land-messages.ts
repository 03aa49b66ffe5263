import type { Tile } from './tile.ts'

/** What the page says to the worker that draws the land. */
export type LandRequest =
  | { readonly kind: 'load'; readonly url: string }
  | { readonly kind: 'draw'; readonly id: number; readonly tile: Tile }
  | { readonly kind: 'cancel'; readonly id: number }

/** What it answers. */
export type LandAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'drawn'; readonly id: number; readonly bitmap: ImageBitmap }
