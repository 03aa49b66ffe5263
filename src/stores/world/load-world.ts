import { decodeWorld } from '../../domain/world-file.ts'
import { assetUrl } from '../environment.ts'
import { indexWorld, type LoadedWorld } from './world-context.tsx'

/** The folder of `worlds/` that this site shows. */
export const worldId = 'kcd1'

/** Long enough for a bad mobile connection; then Retry is better than waiting. */
const patience = 30_000

export function worldFileUrl(file: 'world.json' | 'geography.json' | 'sprite.svg'): string {
  return assetUrl(`data/${worldId}/${file}`)
}

/** @throws when the file is missing, late, or not a world file (such as a web page with status 200). */
export async function loadWorld(): Promise<LoadedWorld> {
  const response = await fetch(worldFileUrl('world.json'), {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The world's file answered ${response.status}.`)
  return indexWorld(decodeWorld(await response.json()))
}
