import { assetUrl } from '../links/environment.ts'
import { pageWorld } from './page-world.ts'

/** The address of a file of the world that this page shows. */
export function worldFileUrl(file: 'world.json' | 'geography.json'): string {
  return assetUrl(`data/${pageWorld().id}/${file}`)
}
