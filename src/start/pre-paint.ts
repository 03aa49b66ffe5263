// The functions of this file run in the page's head before its first frame. The head contains their text, and the
// security policy a hash of it: they must use nothing outside, never throw, and be the same in every build.

import type { MapPosition } from '../geometry/coordinates.ts'
import type { FirstView } from '../world/start-pictures.ts'
import type { PrerenderedTexts } from '../world/names/world-names.ts'
import type { LastLand } from '../features/start-view/last-land.ts'
import type { LocaleFile } from '../features/settings/locale-file.ts'

/**
 * Tells the styles how this player's page differs from the prerendered one: closed panel, basemap style, start
 * position, own marks and filters. Also translates the page, and opens the last world in an installed map.
 */
export function prePaint(
  basemapStyles: readonly string[],
  preferred: (known: readonly string[], chosen: unknown, wanted: readonly string[]) => string,
  translate: (root: Element, texts: PrerenderedTexts) => void,
  preload: (last: Partial<LastLand>) => void,
): void {
  const page = document.documentElement
  const root = page.dataset
  root['frame'] = 'first'
  requestAnimationFrame(() => void setTimeout(() => delete root['frame']))
  const { location, history } = window
  const others = (root['worlds'] ?? '').split(' ')
  // Hosts may accept capitals or a file name in the address; straight-address.ts corrects them later.
  const path = location.pathname.toLowerCase().replace(/\/(index\.html\/?)?$/, '')
  const world = path.replace(/\/embed$/, '').replace(/.*\//, '')
  const ending = others.includes(world) ? `.${world}` : ''
  const stored = (key: string, of = ending): string | null => {
    try {
      return window.localStorage.getItem(key + of)
    } catch {
      return null
    }
  }
  // The app itself reports unreadable entries.
  const entry = (key: string, of?: string): unknown => {
    try {
      return JSON.parse(stored(key, of) ?? '') ?? {}
    } catch {
      return {}
    }
  }
  const lastWorld = location.search === '?start' && stored('last-world', '')
  if (lastWorld && others.includes(lastWorld)) location.replace(lastWorld + location.hash)
  const linked = /[?&](marker|at|spot|place)=/.test(location.search)
  const written = (history.state as { view?: unknown } | null)?.view
  const left = stored('last-position')
  if (linked || left !== null) {
    root['place'] = 'elsewhere'
    try {
      const asked =
        /[?&]at=(-?\d{1,9}(?:\.\d{1,6})?),(-?\d{1,9}(?:\.\d{1,6})?),(\d{1,9}(?:\.\d{1,6})?)(?:&|$)/.exec(
          location.search,
        )
      const [, atX, atY, atZoom] = (asked ?? []).map(Number)
      const first = JSON.parse(root['firstView'] ?? '') as FirstView
      const [minX, minY, maxX, maxY] = first.extent
      const { coordinates, zoom, mapName } = (
        asked
          ? { coordinates: [atX, atY], zoom: atZoom, mapName: first.id }
          : JSON.parse((!linked && left) || '')
      ) as MapPosition & { readonly mapName?: unknown }
      const [x, y] = coordinates
      const areNumbers = [x, y, zoom].every((one) => Number.isFinite(one))
      const isWithin = x >= minX && maxX >= x && y >= minY && maxY >= y
      // For any other position, the app finds the view, and the picture stays hidden.
      if (mapName === first.id && areNumbers && isWithin && zoom >= 0 && first.maxZoom >= zoom) {
        const [right, down] = [first.coordinates[0] - x, y - first.coordinates[1]]
        const pixels = [right, down].map((units) => `${units / first.resolution}px`)
        const scale = 2 ** (zoom - first.zoom)
        page.style.setProperty('--first-land', `scale(${scale}) translate(${pixels.join()})`)
        window.startsAt = { coordinates: [x, y], zoom }
        delete root['place']
      }
    } catch {
      // The entry is not JSON, or has another shape.
    }
  }
  // A panel over the whole screen stays closed until a player opens it, and gives way to what a link shows. Phones
  // don't know the screen's width while they parse the head, so the styles check it.
  let panel = 'beside'
  let language: unknown
  const owned = ['filters-store', 'progress-store', 'pins-store', 'playthroughs-store']
  const isOwn = owned.some((key) => stored(key) !== null)
  if (isOwn || location.search.includes('types=')) root['own'] = 'yes'
  const { state } = entry('settings-store', '') as {
    state?: { panelOpen?: unknown; look?: unknown; language?: unknown } | null
  }
  if (state?.panelOpen === false) panel = 'closed'
  if (state?.panelOpen === true && (!linked || written)) panel = 'open'
  language = state?.language
  const basemapStyle = basemapStyles.find((name) => name === state?.look)
  if (basemapStyle) root['basemapStyle'] = basemapStyle
  if (panel !== 'open') root['panel'] = panel
  if (path.endsWith('/embed')) {
    const asked = new URLSearchParams(location.search)
    language = asked.get('lang') ?? language
    // An overlay over a stream shows nothing but the land.
    if (asked.get('follow') === '1') root['overlay'] = 'yes'
  }
  // Notes failed scripts of the site, not of extensions. Such events don't bubble, so the listener captures them.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin))
        root['started'] = 'no'
    },
    true,
  )
  const [folder = '', ...files] = (root['languages'] ?? '').split(' ')
  const names = files.map((file) => file.slice(0, file.indexOf('.')))
  const lang = preferred(names, language, window.navigator.languages)
  page.lang = lang
  preload(entry('last-land') as Partial<LastLand>)
  if (lang === 'en') return
  // The styles hide the prerendered page, which is English, until it is translated.
  root['language'] = lang
  window.languageFile = fetch(`${folder}${files[names.indexOf(lang)]}.json`).then((response) => {
    if (!response.ok) throw new Error(`The language's file answered ${response.status}.`)
    return response.json() as Promise<LocaleFile>
  })
  const parsed = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve())
  })
  window.prerenderedLanguage = Promise.all([window.languageFile, parsed])
    .then(([{ built, description, notStarted }]) => {
      const stopped = document.querySelector('.not-started')?.firstChild
      if (stopped && notStarted) stopped.nodeValue = `${notStarted} `
      const told = document.querySelector('[name=description]')
      if (description) told?.setAttribute('content', description)
      const markup = document.getElementById('root')
      const texts = built?.[markup?.dataset['page'] ?? 'none']
      // If the app has taken over `languageFile`, it renders everything in the language.
      if (!markup || !texts || !window.languageFile) return
      translate(markup, texts)
      markup.dataset['language'] = lang
      delete root['language']
    })
    // After a failure, the app renders everything in the language.
    .catch(() => undefined)
}

/** If the page was opened as a file, says that browsers then refuse its styles and scripts. Returns whether it was. */
export function explainFile(): boolean {
  if (window.location.protocol !== 'file:') return false
  addEventListener('DOMContentLoaded', () => {
    const why = document.querySelector('.needs-server')
    if (!why) return
    document.body.replaceChildren(why)
    why.removeAttribute('hidden')
  })
  return true
}

/**
 * Preloads the land if the map does not start at the usual view, whose picture the page has. If the last visit left a
 * picture of this view, preloads that; otherwise a small picture of all the land and the files that draw it.
 */
export function preloadLand(last: Partial<LastLand>): void {
  const page = document.documentElement
  const { land, firstView, place, basemapStyle } = page.dataset
  const start = window.startsAt
  if (!land || !(start || place)) return
  let files = land.split(' ')
  try {
    const first = JSON.parse(firstView ?? '') as FirstView
    const { src, extent, centre, resolution } = last as LastLand
    const { coordinates, zoom } = start as MapPosition
    const [minX, minY, maxX, maxY] = extent
    const figures = [minX, minY, maxX, maxY, ...centre, resolution]
    const pixels = (units: number) => units / resolution
    const middle = [(minX + maxX) / 2 - coordinates[0], coordinates[1] - (minY + maxY) / 2]
    const away = [0, 1].map((axis) => pixels((centre[axis] ?? NaN) - (coordinates[axis] ?? NaN)))
    const scale = pixels(first.resolution / 2 ** (zoom - first.zoom))
    const isDrawnSo = last.drawnFrom === land && last.language === page.lang && !basemapStyle
    const isThere = 1 >= Math.max(...away.map(Math.abs), 100 * Math.abs(scale - 1))
    const isForced = matchMedia('(forced-colors: active)').matches
    if (
      figures.every(Number.isFinite) &&
      isDrawnSo &&
      isThere &&
      !isForced &&
      /^\/[\w~%./-]+$/.test(src)
    ) {
      const at = middle.map((units) => `calc(50% + ${pixels(units)}px)`).join(' ')
      const size = `${pixels(maxX - minX)}px ${pixels(maxY - minY)}px`
      page.style.setProperty('--last-land', `url("${src}") ${at} / ${size} no-repeat`)
      window.lastLand = last as LastLand
      files = [src]
    }
  } catch {
    // The stored data is missing or invalid.
  }
  files.forEach((href, at) => {
    const as = ['image', 'script', 'fetch'][at]
    const how = { as, fetchPriority: at ? 'low' : 'high', crossOrigin: at === 2 ? '' : null }
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', href, ...how }))
  })
}
