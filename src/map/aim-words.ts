import { distance, type Coordinate } from '../domain/world/view/coordinates.ts'
import { nameOf } from '../domain/markers/marker-label.ts'
import type { Marker } from '../domain/markers/marker.ts'
import { wayBetween } from '../domain/markers/nearest.ts'
import { whereabouts } from '../domain/world/names/where.ts'
import { messages } from '../messages/messages.ts'
import { whereWords } from '../messages/compose/where-words.ts'
import { pinLabel } from '../messages/compose/pin-label.ts'
import { inSuccession, listed } from '../messages/compose/listed.ts'
import type { LoadedWorld } from '../stores/world/world-context.tsx'
import { placeOf, type MapTarget } from './engine/map-targets.ts'

interface Aim {
  readonly world: LoadedWorld
  /** What is nearest the middle, if anything is within reach. */
  readonly target: MapTarget
  readonly middle: Coordinate
  /** World units. */
  readonly reach: number
  readonly found: boolean
  /** Whether the name of a place may be told if it is veiled. */
  readonly known: boolean
  /** The places that the map shows. */
  readonly shown: readonly Marker[]
}

const texts = messages.map.aim

/**
 * What lies in the middle of the map, in words: what it is and what it is called, its number, which way it lies,
 * whether it is found, and how much else lies there. Where there is nothing, what place the middle is near.
 */
export function aimWords(aim: Aim): string {
  const { world, target, middle, found, known } = aim
  const place = placeOf(target)
  if (!place) return inSuccession([texts.nothing, middleWords(world, middle)])
  const { metres, direction } = wayBetween(middle, place, world.metresPerUnit)
  const way = direction ? texts.way(metres, direction) : texts.inMiddle
  if (target.pin) {
    return withOthers(texts.pin(messages.pins.card(pinLabel(target.pin.title)), way), aim)
  }
  if (!target.marker) return ''
  const { id, locationType } = target.marker
  const type = world.typesById.get(locationType)?.title ?? locationType
  const what = listed([type, nameOf(target.marker, known), `#${id}`])
  return withOthers(texts.marker(what, way, found), aim)
}

function withOthers(words: string, { target, middle, reach, shown }: Aim): string {
  const others = shown.filter(
    ({ id, coordinate }) => id !== target.marker?.id && distance(coordinate, middle) <= reach,
  ).length
  return others > 0 ? inSuccession([words, texts.others(others)]) : words
}

function middleWords(world: LoadedWorld, middle: Coordinate): string {
  const where = whereabouts(middle, world)
  return where ? texts.near(whereWords(where)) : ''
}
