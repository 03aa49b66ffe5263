import { assetUrl } from '../../platform/environment.ts'
import { pageWorld } from '../../platform/page-world.ts'

export function worldFileUrl(file: string): string {
  return assetUrl(`data/${pageWorld().id}/${file}`)
}
