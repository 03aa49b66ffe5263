import type { LandWords } from '../../../domain/land/geography.ts'
import type { Tile } from './tile.ts'

/** What the page says to the worker that draws the land. */
export type LandRequest =
  | { readonly kind: 'load'; readonly geography: ArrayBuffer }
  /** What is written on the land from now on; English without words. */
  | { readonly kind: 'relabel'; readonly words: LandWords | undefined }
  /** All tiles that are still missing, the most wanted first; `received` are the pictures that have arrived. */
  | { readonly kind: 'want'; readonly tiles: readonly Tile[]; readonly received: number }

/** What it answers. */
export type LandAnswer =
  | { readonly kind: 'loaded' }
  /** What is drawn from now on has the new words; all before it has not. */
  | { readonly kind: 'relabelled' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'drawn'; readonly tile: Tile; readonly bitmap: ImageBitmap }
