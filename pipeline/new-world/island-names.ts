import type { Chance } from './chance.ts'

const beginnings = (
  'Alder Ash Barrow Brack Crow Elder Fen Fox Grey Gull Hazel Heron Hollow Kelp Lark Marl Oat ' +
  'Otter Raven Reed Rook Salt Seal Stone Tern Thorn Wether Wind Wool Yarrow'
).split(' ')

/** What an invented island's places are called; no two share a name. */
export interface IslandNames {
  readonly town: string
  readonly castle: string
  readonly village: string
  readonly hamlets: readonly [string, string]
  readonly mill: string
  readonly river: string
  readonly wood: string
  readonly sea: string
  /** Names of inns, of chests and of what can be looked out from. */
  readonly inns: readonly string[]
  readonly hoards: readonly string[]
  readonly hills: readonly string[]
}

export function nameIsland(chance: Chance): IslandNames {
  const words = chance.some(19, beginnings)
  // As many words were drawn as are taken.
  const next = () => words.pop() ?? ''
  return {
    town: `${next()}haven`,
    castle: `${next()} Keep`,
    village: `${next()}wick`,
    hamlets: [`${next()}stead`, `${next()}by`],
    mill: `${next()} Mill`,
    river: `${next()} Water`,
    wood: `${next()}holt`,
    sea: `The ${next()} Sea`,
    inns: [`The ${next()} and Anchor`, `The Old ${next()}`, `The ${next()}’s Rest`],
    hoards: [`Hoard of ${next()} Rock`, `The ${next()} Coffer`, `The ${next()} Legacy`],
    hills: [`${next()} Point`, `${next()} Hill`, `${next()} Rock`, `${next()} Head`],
  }
}
