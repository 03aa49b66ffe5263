import { useEffect, useRef } from 'react'
import type { Marker } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { folded } from '../../../platform/folded-text.ts'
import type { Found, FoundQuest } from '../model/look-up.ts'
import { nameInAddresses, type Place } from '../../../world/names/world-names.ts'
import type { OwnResult, Search } from './use-search.ts'

/** What a search found and the map can show. */
export type Result =
  | OwnResult
  | { readonly id: string; readonly settlement: Place }
  | { readonly id: string; readonly quest: FoundQuest }
  | { readonly id: string; readonly spot: Coordinate }
  | { readonly id: string; readonly marker: Marker }

/** Splits what is the player's own: pins of that very name come before all else that was found. */
export function namedAndOther(
  own: readonly OwnResult[],
  searched: string,
): readonly [named: readonly OwnResult[], other: readonly OwnResult[]] {
  const name = folded(searched.trim())
  const isNamed = (one: OwnResult) => 'pin' in one && folded(one.pin.title.trim()) === name
  return [own.filter(isNamed), own.filter((one) => !isNamed(one))]
}

/**
 * The best first: who asks for a grindstone in a town is not shown the town, though it is listed first.
 */
export function inOrder(
  { settlements, places, quests = [], spot }: Found,
  own: readonly OwnResult[],
  searched: string,
): readonly Result[] {
  const [named, other] = namedAndOther(own, searched)
  const words = folded(searched).split(/\s+/).filter(Boolean)
  const isWhole = (place: Place) => {
    const names = folded(`${place.name ?? ''} ${nameInAddresses(place) ?? ''}`)
    return words.every((word) => names.includes(word))
  }
  const asResult = (settlement: Place) => ({
    id: `settlement ${nameInAddresses(settlement) ?? settlement.coordinate.join()}`,
    settlement,
  })
  const isTitle = ({ title }: FoundQuest) => folded(title) === folded(searched.trim())
  const asQuest = (quest: FoundQuest) => ({ id: `quest ${quest.id}`, quest })
  return [
    ...(spot ? [{ id: 'spot', spot }] : []),
    ...named,
    ...settlements.filter(isWhole).map(asResult),
    ...quests.filter(isTitle).map(asQuest),
    ...other,
    ...places.map((marker) => ({ id: `marker ${marker.id}`, marker })),
    ...settlements.filter((settlement) => !isWhole(settlement)).map(asResult),
    ...quests.filter((quest) => !isTitle(quest)).map(asQuest),
  ]
}

/** Runs `take` once for each time that Enter asks for the first of what is found, as soon as it is. */
export function useFirstTaken({ entered, results }: Search, take: () => void): void {
  const latest = useRef(take)
  const taken = useRef<Search['entered']>(undefined)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!entered || !results || taken.current === entered) return
    taken.current = entered
    latest.current()
  }, [entered, results])
}
