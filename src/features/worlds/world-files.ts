import { assetUrl } from '../../platform/environment.ts'
import { pageWorld } from '../../platform/page-world.ts'

/** The address of a file of the world that this page shows. */
export function worldFileUrl(file: string): string {
  return assetUrl(`data/${pageWorld().id}/${file}`)
}
