import { useSyncExternalStore } from 'react'
import { basemapStyleNames, type BasemapStyleName } from '../../basemap/basemap-style.ts'
import { useSettings } from '../settings/settings.ts'

/** While any of these matches, only the plain style can be read well. */
const plainQueries = ['(forced-colors: active)', 'print']

/** The basemap style that the map shows: the chosen one, unless colours are forced or the page is being printed. */
export function effectiveBasemapStyle(): BasemapStyleName {
  const plain = plainQueries.some((query) => window.matchMedia(query).matches)
  return plain ? 'plain' : useSettings.getState().look
}

/** Calls back whenever the effective basemap style has become another. @returns what stops it */
export function onEffectiveBasemapStyle(changed: () => void): () => void {
  let last = effectiveBasemapStyle()
  const check = () => {
    const now = effectiveBasemapStyle()
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

export function useEffectiveBasemapStyle(): BasemapStyleName {
  return useSyncExternalStore(
    onEffectiveBasemapStyle,
    effectiveBasemapStyle,
    () => basemapStyleNames[0],
  )
}
