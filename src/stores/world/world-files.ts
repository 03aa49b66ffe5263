import { assetUrl } from '../links/environment.ts'

/** The folder of `worlds/` that this site shows. */
export const worldId = 'kcd1'

export function worldFileUrl(file: 'world.json' | 'geography.json'): string {
  return assetUrl(`data/${worldId}/${file}`)
}
