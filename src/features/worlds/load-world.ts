import { decodeWorld } from '../../core/world/world-file.ts'
import { indexWorld, type LoadedWorld } from './world-context.tsx'
import { worldFileUrl } from './world-files.ts'

/** Long enough for a bad mobile connection; then Retry is better than waiting. */
const patience = 30_000

/** @throws when the file is missing, late, or not a world file (such as a web page with status 200). */
export async function loadWorld(): Promise<LoadedWorld> {
  const response = await fetch(worldFileUrl('world.json'), {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`The world's file answered ${response.status}.`)
  return indexWorld(decodeWorld(await response.json()))
}
