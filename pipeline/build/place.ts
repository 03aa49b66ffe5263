import { placeRanks, type Place } from '../../src/domain/world/place.ts'
import type { SourcePlace } from '../source.ts'
import { BuildError } from './output-file.ts'

/** @throws {BuildError} when the place's rank is unknown. */
export function toPlace({ name, x, y, rank, note }: SourcePlace): Place {
  const known = placeRanks.find((candidate) => candidate === rank)
  if (!known) throw new BuildError(`The place at ${x},${y} is of unknown rank ${rank}.`)
  return { coordinate: [x, y], rank: known, ...(name && { name }), ...(note && { note }) }
}
