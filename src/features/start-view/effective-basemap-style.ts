import { useSyncExternalStore } from 'react'
import { basemapStyleNames, type BasemapStyleName } from '../../basemap/basemap-style.ts'
import { useSettings } from '../settings/settings.ts'

/** Media queries for which only the plain style is legible. */
const plainQueries = ['(forced-colors: active)', 'print']

/** Returns the chosen basemap style, or the plain one for forced colours and for printing. */
export function effectiveBasemapStyle(): BasemapStyleName {
  const plain = plainQueries.some((query) => window.matchMedia(query).matches)
  return plain ? 'plain' : useSettings.getState().look
}

/** Calls back whenever the effective basemap style changes. @returns a function that stops this */
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
