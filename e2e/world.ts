import { readFileSync } from 'node:fs'
import { readWorld } from './read-world.ts'

/** The home world, as it is edited by hand: what a journey says of it holds whatever its places become. */
export const realWorld = readWorld((file) =>
  readFileSync(new URL(`../worlds/kcd1/${file}`, import.meta.url), 'utf8'),
)

export const { settings, markers, types, total, markerById, countOfType, titlesOf } = realWorld
