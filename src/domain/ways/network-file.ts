import type { Coordinate } from '../world/view/coordinates.ts'
import { fromDifferences, toDifferences } from '../world/runs.ts'
import { networkOf, roadClasses, type Network } from './network.ts'

/**
 * The file that is loaded when a way is first asked for: each stretch is `[x0, y0, dx1, dy1, ...]` in whole world
 * units, by class.
 */
export interface NetworkFile {
  readonly format: 'itinerarium-network'
  readonly road: readonly (readonly number[])[]
  readonly path: readonly (readonly number[])[]
  /** Middles as one run. */
  readonly bridges: readonly number[]
  readonly fastTravel: readonly string[]
  readonly landmarks: readonly string[]
}

export function encodeNetwork(network: Network): NetworkFile {
  const { stretches, bridges, fastTravel, landmarks } = network
  const ofClass = (roadClass: string) =>
    stretches
      .filter((stretch) => stretch.class === roadClass)
      .map(({ line }) => toDifferences(line.flat()))
  return {
    format: 'itinerarium-network',
    road: ofClass('road'),
    path: ofClass('path'),
    bridges: toDifferences(bridges.flat()),
    fastTravel,
    landmarks,
  }
}

/** @throws {Error} when the input is not a network file. */
export function decodeNetwork(input: unknown): Network {
  if (!isNetworkFile(input)) throw new Error('The file is not a network of roads.')
  const { fastTravel, landmarks } = input
  return networkOf(
    roadClasses.flatMap((roadClass) =>
      input[roadClass].map((run) => ({ class: roadClass, line: coordinates(run) })),
    ),
    { bridges: coordinates(input.bridges), fastTravel, landmarks },
  )
}

function coordinates(run: readonly number[]): readonly Coordinate[] {
  const flat = fromDifferences(run)
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? 0,
    flat[2 * index + 1] ?? 0,
  ])
}

/** The whole of it: a way along a road that is somewhere else, or nowhere, would be searched for ever. */
function isNetworkFile(input: unknown): input is NetworkFile {
  const file = (input ?? {}) as Record<keyof NetworkFile, unknown>
  return (
    file.format === 'itinerarium-network' &&
    roadClasses.every((key) => isListOf(file[key], (line) => isRun(line) && line.length >= 4)) &&
    isRun(file.bridges) &&
    [file.fastTravel, file.landmarks].every((ids) => isListOf(ids, (id) => typeof id === 'string'))
  )
}

function isRun(run: unknown): run is readonly number[] {
  return isListOf(run, Number.isFinite) && run.length % 2 === 0
}

function isListOf(list: unknown, isOne: (one: unknown) => boolean): list is readonly unknown[] {
  return Array.isArray(list) && list.every(isOne)
}
