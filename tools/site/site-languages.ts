import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import {
  mapPages,
  pagePath,
  worldPath,
  type BaseUrl,
  type SiteWorlds,
} from '../../src/platform/site-path.ts'
import type { LanguageFile } from '../../src/world/names/world-names.ts'
import type { Locale } from '../../src/i18n/language/locale.ts'
import { pseudoLang } from '../../pipeline/messages/pseudo.ts'
import { pseudoLocale, siteLocales } from '../../pipeline/messages/sentences.ts'
import { languageFile } from './offline-files.ts'
import { notStarted, pageDescription } from './page-description.ts'
import type { SitePage } from './prerender.ts'
import { generatedFolder, readManifest } from './worlds.ts'

export interface SiteLanguage {
  readonly fileName: string
  readonly source: string
}

function languageFiles(folder: string): readonly string[] {
  const files = readdirSync(path.join(generatedFolder(), folder))
  return files.filter((file) => languageFile.test(file)).sort()
}

/**
 * Creates the language files of a world, with the texts of its prerendered pages. The names contain a hash of the
 * content, so a page and its language file always match.
 */
export function siteLanguages(
  world: string,
  worlds: SiteWorlds,
  pages: readonly SitePage[],
): readonly SiteLanguage[] {
  const languages = new Map<string, Locale>(siteLocales())
  return languageFiles(`data/${world}`).map((name) => {
    const lang = name.replace(/\..*/, '')
    const built: LanguageFile['built'] = Object.fromEntries(
      mapPages.flatMap((page) => {
        const at = pagePath(worldPath(world, worlds), page)
        const texts = pages.find((other) => other.path === at)?.texts.get(lang)
        return texts ? [[page, texts] as const] : []
      }),
    )
    const text = readFileSync(path.join(generatedFolder(), `data/${world}`, name), 'utf8')
    const pipelines = JSON.parse(text) as LanguageFile
    const { summary = readManifest(world).summary } = pipelines.names
    const description = pageDescription(summary, languages.get(lang))
    const file: LanguageFile = {
      ...pipelines,
      built,
      description,
      notStarted: notStarted(languages.get(lang)),
    }
    const source = JSON.stringify(file)
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    return { fileName: `data/${world}/${lang}.${hash}.json`, source }
  })
}

/** Deletes the pipeline's language files from the built site, because extended copies replace them. */
export function withoutOriginals({ home, others }: SiteWorlds): Plugin {
  return {
    name: 'without-originals',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = [home, ...others].flatMap((world) =>
        languageFiles(`data/${world}`).map((name) => `data/${world}/${name}`),
      )
      const gone = names.filter((name) => !Object.hasOwn(bundle, name))
      await Promise.all(gone.map((name) => rm(path.join(dir, name), { force: true })))
    },
  }
}

/** Adds the languages to the page in development, and with `?lang=qps` a pseudo-language with long words. */
export function languagesWhileServed(base: BaseUrl, { home }: SiteWorlds): Plugin {
  const name = `${pseudoLang}.00000000`
  return {
    name: 'languages-while-served',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`${base.path}data/${home}/${name}.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify({ sentences: pseudoLocale(), names: {} }))
      })
    },
    transformIndexHtml: (html) =>
      withLanguages(html, base, home).replace(/ data-languages="[^"]*/, `$& ${name}`),
  }
}

/**
 * Returns the page with attributes that list its languages and their files, for the world and for the text pages.
 *
 * @param files The world's language files. By default, the files that the pipeline wrote.
 */
export function withLanguages(
  html: string,
  base: BaseUrl,
  world: string,
  files?: readonly SiteLanguage[],
): string {
  const names = files?.map(({ fileName }) => fileName) ?? languageFiles(`data/${world}`)
  if (names.length === 0) return html
  const listFiles = (folder: string, files: readonly string[]) =>
    [base.path + folder, ...files.map((name) => path.basename(name, '.json')).sort()].join(' ')
  const worldFiles = listFiles(`data/${world}/`, names)
  const pageFiles = listFiles('data/', languageFiles('data'))
  return html.replace(
    '<html',
    () => `<html data-languages="${worldFiles}" data-page-languages="${pageFiles}"`,
  )
}
