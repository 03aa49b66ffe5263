import { useSyncExternalStore } from 'react'
import { lookNames, type LookName } from '../../domain/land/look.ts'
import { useSettings } from '../settings/settings.ts'

/** While any of these matches, only the plain look can be read well. */
const plainQueries = ['(forced-colors: active)', 'print']

/** The look that the map shows: the chosen one, unless colours are forced or the page is being printed. */
export function effectiveLook(): LookName {
  const plain = plainQueries.some((query) => window.matchMedia(query).matches)
  return plain ? 'plain' : useSettings.getState().look
}

/** Calls back whenever the effective look has become another. @returns what stops it */
export function onEffectiveLook(changed: () => void): () => void {
  let last = effectiveLook()
  const check = () => {
    const now = effectiveLook()
    if (now === last) return
    last = now
    changed()
  }
  const lists = plainQueries.map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', check)
  const stopFollowingChoice = useSettings.subscribe(check)
  return () => {
    for (const list of lists) list.removeEventListener('change', check)
    stopFollowingChoice()
  }
}

export function useEffectiveLook(): LookName {
  return useSyncExternalStore(onEffectiveLook, effectiveLook, () => lookNames[0])
}
