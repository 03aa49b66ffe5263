import { isFailedRequest } from '../../platform/failed-request.ts'
import { preferredLanguage } from './model/preferred-language.ts'
import {
  english,
  addMessages,
  setLocale,
  currentLocale,
  type Locale,
} from '../../i18n/language/locale.ts'
import { storageKeys } from '../../storage/names.ts'
import { useSettings } from './settings.ts'
import { loadLocaleFile, loadPageSentences, pageLanguages } from './locale-file.ts'

/** Milliseconds for which the start waits for the language. Until the language arrives, the page is English. */
const patience = 500

/** Sets the first language, if it arrives in time. @param onFailed called if it can't be loaded */
export async function beginLanguage(onFailed?: () => void): Promise<void> {
  const lang = preferredHere()
  followSettings()
  if (lang === currentLocale()) return nameLanguage(lang)
  const taken = takeUp(lang).catch((error: unknown) => {
    console.error(error)
    onFailed?.()
  })
  await Promise.race([taken, pause(patience)])
}

/** Sets the player's language. @returns false if its file can't be loaded @throws any other error */
export async function chooseLanguage(lang: string): Promise<boolean> {
  try {
    await takeUp(lang)
  } catch (error) {
    if (!isFailedRequest(error)) throw error
    console.error(error)
    return false
  }
  // The player may have chosen another language in the meantime.
  if (currentLocale() === lang) useSettings.setState({ language: lang })
  return true
}

/** True once a text page has been shown. Text pages have sentences of their own. */
let showsText = false

/** Loads the sentences of text pages in the page's language. If they can't be loaded, these pages are English. */
export async function localizeTextPages(): Promise<void> {
  showsText = true
  const lang = currentLocale()
  const groups = await pageSentences(lang)
  if (currentLocale() === lang) addMessages(groups)
}

async function pageSentences(lang: string): Promise<Locale['groups']> {
  if (!showsText || lang === 'en') return {}
  try {
    return await loadPageSentences(lang)
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** The last requested language. A file that arrives after a later request is ignored. */
let latest = ''

/** Loads and sets a language. @throws if its file can't be loaded; nothing has changed then */
async function takeUp(lang: string): Promise<void> {
  latest = lang
  try {
    const showed = showsText
    const [file, early] = await Promise.all([
      lang === 'en' ? undefined : loadLocaleFile(lang),
      pageSentences(lang),
    ])
    // The first text page may have been shown in the meantime, so its sentences are still missing.
    const ofPages = showed === showsText ? early : await pageSentences(lang)
    if (latest !== lang) return
    nameLanguage(lang)
    nameManifest(lang)
    const { names, sentences = english } = file ?? {}
    setLocale({ ...sentences, groups: { ...sentences.groups, ...ofPages }, names })
  } catch (error) {
    if (latest === lang) nameLanguage(currentLocale())
    throw error
  }
}

/** Sets `lang` and `translate`, so that browsers offer a translation only to those who don't read the language. */
function nameLanguage(lang: string): void {
  const page = document.documentElement
  // Setting the same value would still recalculate the styles of all elements.
  if (page.lang !== lang) page.lang = lang
  page.translate = !navigator.languages.some(
    // A tag such as zh-TW shares the language but not the script, so its readers may want a translation.
    (tag) => tag.split('-')[0] === lang && preferredLanguage([lang], '', [tag]) === lang,
  )
}

/** Sets the web manifest of a language, which holds the name of the installed map. */
function nameManifest(lang: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const language = lang === 'en' ? '' : `.${lang}`
  if (link)
    link.href = link.href.replace(/(\.[a-z]{2,3})?\.webmanifest$/, `${language}.webmanifest`)
}

/** Returns the preferred language of this page. Its file may fail to load. */
export function preferredHere(): string {
  const { pathname, search } = window.location
  const embedded = /\/embed\/?$/.test(pathname)
  const asked = embedded ? new URLSearchParams(search).get('lang') : null
  const chosen = asked ?? useSettings.getState().language
  return preferredLanguage(pageLanguages().slice(1), chosen, navigator.languages)
}

/** Applies a language that another tab has chosen. Other settings don't follow other tabs. */
function followSettings(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.settings || newValue === null) return
    const language = languageIn(newValue)
    if (language === undefined || language === useSettings.getState().language) return
    if (!pageLanguages().includes(language)) return
    useSettings.setState({ language })
    takeUp(language).catch((error: unknown) => console.error(error))
  })
}

function languageIn(stored: string): string | undefined {
  try {
    const { state } = JSON.parse(stored) as { state?: { language?: unknown } }
    return typeof state?.language === 'string' ? state.language : undefined
  } catch {
    return undefined
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}
