import { createHash } from 'node:crypto'
import type { StartLandName } from '../../src/world/world.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** The name under which a world's small picture of its land is served: another picture has another name. */
export function firstLandName({ firstLand }: Source): string | undefined {
  return firstLand && `first-land.${hashOf(firstLand)}.webp`
}

/** The small picture of the land, as it is; none where the folder has none. */
export function copyFirstLand(source: Source): OutputFile[] {
  const name = firstLandName(source)
  if (name === undefined || !source.firstLand) return []
  return [{ path: `data/${source.folder}/${name}`, content: source.firstLand }]
}

/**
 * Where the pictures of where a player begins are served: among the files that a browser keeps without asking again, so
 * that the list of worlds can fetch one for the page that comes next.
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

/** Those pictures, as they are; none where the folder lacks them. */
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
 * What stands beside a link to the world, as it is; none where the folder has none. The name tells the content, since
 * chats keep the picture of an address for weeks.
 */
export function copyPreview({ folder, preview }: Source): OutputFile[] {
  if (!preview) return []
  return [{ path: `data/${folder}/preview.${hashOf(preview)}.jpg`, content: preview }]
}

function hashOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 8)
}
