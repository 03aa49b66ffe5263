import { assetUrl } from '../../platform/environment.ts'
import { pageWorld } from '../../platform/page-world.ts'

/** Returns the address of a file of the page's world. */
export function worldFileUrl(file: string): string {
  return assetUrl(`data/${pageWorld().id}/${file}`)
}
