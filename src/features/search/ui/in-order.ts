import { useEffect, useRef } from 'react'
import type { Marker } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { foldText } from '../../../platform/folded-text.ts'
import type { Found, FoundQuest } from '../model/look-up.ts'
import { addressName, type Place } from '../../../world/names/world-names.ts'
import type { OwnResult, Search } from './use-search.ts'

export type Result =
  | OwnResult
  | { readonly id: string; readonly settlement: Place }
  | { readonly id: string; readonly quest: FoundQuest }
  | { readonly id: string; readonly spot: Coordinate }
  | { readonly id: string; readonly marker: Marker }

/** Separates pins whose title is exactly the searched text. They come before all other results. */
export function splitByTitle(
  own: readonly OwnResult[],
  searched: string,
): readonly [named: readonly OwnResult[], other: readonly OwnResult[]] {
  const name = foldText(searched.trim())
  const isNamed = (one: OwnResult) => 'pin' in one && foldText(one.pin.title.trim()) === name
  return [own.filter(isNamed), own.filter((one) => !isNamed(one))]
}

/** Returns all results, the best first. Settlements come late if the text asks for more, such as a grindstone there. */
export function sortResults(
  { settlements, places, quests = [], spot }: Found,
  own: readonly OwnResult[],
  searched: string,
): readonly Result[] {
  const [named, other] = splitByTitle(own, searched)
  const words = foldText(searched).split(/\s+/).filter(Boolean)
  const isWhole = (place: Place) => {
    const names = foldText(`${place.name ?? ''} ${addressName(place) ?? ''}`)
    return words.every((word) => names.includes(word))
  }
  const asResult = (settlement: Place) => ({
    id: `settlement ${addressName(settlement) ?? settlement.coordinate.join()}`,
    settlement,
  })
  const isTitle = ({ title }: FoundQuest) => foldText(title) === foldText(searched.trim())
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

/** Calls `take` once for each press of Enter, as soon as the results are there. */
export function useOpenFirstOnEnter({ entered, results }: Search, take: () => void): void {
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
