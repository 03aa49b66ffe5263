import type { Heard, Hear } from './heard.ts'
import { loadWorlds } from '../worlds/other-worlds.ts'
import type { ListedWorld } from '../../core/world/worlds-file.ts'

/**
 * Hands on what is heard with the worlds of the site, which know the game's levels. They are asked for when a level is
 * heard of for the first time; until they are there all that is heard waits, in its order. Where they cannot be had,
 * every level is taken for the map's own, as with a source that names none.
 */
export function hearLevels(show: (heard: Heard, worlds: readonly ListedWorld[]) => void): Hear {
  let worlds: readonly ListedWorld[] | undefined
  let waiting: Heard[] | undefined

  async function load(): Promise<void> {
    const listed = await loadWorlds().catch(() => [])
    const held = waiting ?? []
    worlds = listed
    waiting = undefined
    for (const heard of held) show(heard, listed)
  }

  return (heard) => {
    if (waiting) waiting.push(heard)
    else if (worlds || !namesLevel(heard)) show(heard, worlds ?? [])
    else {
      waiting = [heard]
      void load()
    }
  }
}

function namesLevel(heard: Heard): boolean {
  return (
    heard.kind === 'level' ||
    (heard.kind === 'positions' && heard.positions.some(({ level }) => level !== undefined))
  )
}

/**
 * The world that a level of the game belongs to; `here` for the map's own, and for a level that no world names, as one
 * of a mod.
 */
export function whereIs(
  level: string | undefined,
  worlds: readonly ListedWorld[],
  own: string,
): ListedWorld | 'here' | 'unmapped' {
  if (level === undefined) return 'here'
  const world = worlds.find(({ levels = [] }) => levels.includes(level))
  if (world) return world.id === own ? 'here' : world
  const isUnmapped = worlds.some(({ unmappedLevels = [] }) => unmappedLevels.includes(level))
  return isUnmapped ? 'unmapped' : 'here'
}
