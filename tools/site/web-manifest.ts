import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteLocales } from '../../pipeline/messages/sentences.ts'
import {
  shareTarget,
  worldPath,
  type BaseUrl,
  type SiteWorlds,
} from '../../src/platform/site-path.ts'
import { fileEndings, mediaTypes } from '../../src/features/import-export/model/accepted-files.ts'
import type { WorldNames } from '../../src/world/names/world-names.ts'
import { manifestMessages } from '../../src/i18n/generated/manifest.ts'
import { messages } from '../../src/i18n/generated/first.ts'
import { english, setLocale } from '../../src/i18n/language/locale.ts'
import { namesIn } from './world-names.ts'
import { dataFolder, readManifest, worldsFolder } from './worlds.ts'

/**
 * Files that the installed map opens, by media type: all formats of Upload except tables, which rarely hold map data.
 */
const openedFiles = {
  'application/json': ['.json'],
  'application/geo+json': ['.geojson'],
  'application/gpx+xml': ['.gpx'],
  'application/vnd.google-earth.kml+xml': ['.kml'],
}

/** Media types that Android assigns to KML, GPX and uMap files if it doesn't know their own types. */
const guessedTypes = ['application/xml', 'text/xml', 'application/octet-stream']

const ink = '#17130e'

export const iconFolder = 'app-icons'
export const icons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** Screenshots that browsers show when they offer to install the map. The files are in the home world's folder. */
export const screens = [
  {
    name: 'screen-wide.webp',
    viewport: { width: 1280, height: 800 },
    pixelRatio: 1,
    isPhone: false,
  },
  {
    name: 'screen-narrow.webp',
    viewport: { width: 390, height: 844 },
    pixelRatio: 2,
    isPhone: true,
  },
] as const

export function takenScreens({ home }: SiteWorlds) {
  return screens
    .map((screen) => ({ ...screen, file: path.join(worldsFolder(), home, screen.name) }))
    .filter(({ file }) => existsSync(file))
}

/** Returns the web manifest in the current language. @param namesOf Returns a world's names in that language. */
function webManifest(
  base: BaseUrl,
  worlds: SiteWorlds,
  lang: string,
  namesOf: (world: string) => WorldNames,
) {
  const home = readManifest(worlds.home)
  const { summary = home.summary, game = home.game } = namesOf(worlds.home)
  const shortcut = (id: string) => {
    const inEnglish = readManifest(id)
    const { title = inEnglish.title, game = inEnglish.game } = namesOf(id)
    const url = base.path + worldPath(id, worlds)
    return { name: manifestMessages.manifest.shortcut(title, game), short_name: title, url }
  }
  return {
    id: base.path,
    // The script in the page's head reads `?start`: src/start/pre-paint.ts.
    start_url: `${base.path}?start`,
    ...(worlds.others.length > 0 && { shortcuts: [worlds.home, ...worlds.others].map(shortcut) }),
    scope: base.path,
    name: messages.app.title(game),
    short_name: 'Itinerarium',
    description: manifestMessages.manifest.description(summary),
    lang,
    dir: 'ltr',
    display: 'standalone',
    theme_color: ink,
    background_color: ink,
    // Android identifies a file by its media type alone, which is often a guess.
    share_target: {
      action: base.path + shareTarget,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'file', accept: [...fileEndings, ...mediaTypes, ...guessedTypes] }],
      },
    },
    file_handlers: [{ action: base.path, accept: openedFiles }],
    categories: ['games', 'navigation', 'utilities'],
    icons: icons.map(({ name, sizes, purpose }) => ({
      src: `${iconFolder}/${name}`,
      sizes,
      purpose,
      type: 'image/png',
    })),
    screenshots: takenScreens(worlds).map(({ name, viewport, pixelRatio, isPhone }) => ({
      src: `${iconFolder}/${name}`,
      sizes: `${viewport.width * pixelRatio}x${viewport.height * pixelRatio}`,
      type: 'image/webp',
      form_factor: isPhone ? 'narrow' : 'wide',
      label: messages.app.subtitle(game),
    })),
  }
}

export function englishManifest(base: BaseUrl, worlds: SiteWorlds) {
  return webManifest(base, worlds, 'en', () => ({}))
}

interface ManifestFile {
  readonly fileName: string
  readonly source: string
}

/**
 * Writes `manifest.webmanifest` in English, and `manifest.{language}.webmanifest` for each other language of the
 * page, so that an installed map describes itself in that language.
 */
export function webManifests(base: BaseUrl, worlds: SiteWorlds): readonly ManifestFile[] {
  const localized = [...siteLocales()].map(([lang, sentences]) => {
    setLocale(sentences)
    const manifest = webManifest(base, worlds, lang, (world) => namesIn(dataFolder(world), lang))
    return { fileName: `manifest.${lang}.webmanifest`, source: JSON.stringify(manifest) }
  })
  setLocale(english)
  const source = JSON.stringify(englishManifest(base, worlds))
  return [{ fileName: 'manifest.webmanifest', source }, ...localized]
}
