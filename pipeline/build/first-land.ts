import { createHash } from 'node:crypto'
import type { StartLandName } from '../../src/world/world.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** Returns the file name of the small picture of the land. It contains a hash of the picture. */
export function firstLandName({ firstLand }: Source): string | undefined {
  return firstLand && `first-land.${hashOf(firstLand)}.webp`
}

export function copyFirstLand(source: Source): OutputFile[] {
  const name = firstLandName(source)
  if (name === undefined || !source.firstLand) return []
  return [{ path: `data/${source.folder}/${name}`, content: source.firstLand }]
}

/**
 * Returns the paths of the pictures of the first view.
 * As assets they are cached for good, so the list of worlds can load them before the next page needs them.
 */
export function startLandNames({
  startLand,
}: Source): Readonly<Record<StartLandName, string>> | undefined {
  return (
    startLand && {
      wide: `assets/start-land-wide.${hashOf(startLand.wide)}.avif`,
      narrow: `assets/start-land-narrow.${hashOf(startLand.narrow)}.avif`,
    }
  )
}

export function copyStartLand(source: Source): OutputFile[] {
  const { startLand } = source
  const names = startLandNames(source)
  if (!startLand || !names) return []
  return [
    { path: names.wide, content: startLand.wide },
    { path: names.narrow, content: startLand.narrow },
  ]
}

/**
 * Copies the picture that chats show beside a link to the world.
 * Chats cache a picture for weeks, so its name contains a hash of the content.
 */
export function copyPreview({ folder, preview }: Source): OutputFile[] {
  if (!preview) return []
  return [{ path: `data/${folder}/preview.${hashOf(preview)}.jpg`, content: preview }]
}

function hashOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 8)
}
