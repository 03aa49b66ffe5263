import { isFailedRequest } from '../../platform/failed-request.ts'
import { create } from 'zustand'
import { preferredLanguage } from './model/preferred-language.ts'
import {
  english,
  addMessages,
  setLocale,
  currentLocale,
  type Locale,
} from '../../i18n/language/locale.ts'
import { storageKeys } from '../../storage/names.ts'
import { useSettings } from '../settings/settings.ts'
import { loadLocaleFile, loadPageSentences, pageLanguages } from './locale-file.ts'
import { useLocalizedNames } from '../worlds/localized-names.ts'

interface PageLanguage {
  /** The language that is under way. */
  readonly loading: string | null
}

export const usePageLanguage = create<PageLanguage>(() => ({ loading: null }))

/** How long the app that is there waits for its language, in milliseconds: then it is English until the language comes. */
const patience = 500

/**
 * Before the page comes to life: it is in the language in which it is to begin, if that is there in time.
 *
 * @param onFailed called when it cannot be had, or is none: then the page stays English
 */
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

/** The player's choice, for all their pages here. @returns false when its file cannot be had @throws any other error */
export async function chooseLanguage(lang: string): Promise<boolean> {
  try {
    await takeUp(lang)
  } catch (error) {
    if (!isFailedRequest(error)) throw error
    console.error(error)
    return false
  }
  // Another one may have been chosen since.
  if (currentLocale() === lang) useSettings.setState({ language: lang })
  return true
}

/** Whether a page of text has been shown, which has sentences of its own. */
let showsText = false

/** Before a page of text is shown: what it says is there in the language of the page, or is said in English. */
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

/** A language that was asked for later goes before one that comes late. */
let latest = ''

/** @throws when its file cannot be had; then nothing is changed */
async function takeUp(lang: string): Promise<void> {
  latest = lang
  usePageLanguage.setState({ loading: lang })
  try {
    const showed = showsText
    const [file, early] = await Promise.all([
      lang === 'en' ? undefined : loadLocaleFile(lang),
      pageSentences(lang),
    ])
    // The first page of text may have been shown meanwhile, in the former language.
    const ofPages = showed === showsText ? early : await pageSentences(lang)
    if (latest !== lang) return
    nameLanguage(lang)
    nameManifest(lang)
    useLocalizedNames.setState({ names: file?.names })
    const { groups, ...rest } = file?.sentences ?? english
    setLocale({ ...rest, groups: { ...groups, ...ofPages } })
  } catch (error) {
    if (latest === lang) nameLanguage(currentLocale())
    throw error
  } finally {
    if (latest === lang) usePageLanguage.setState({ loading: null })
  }
}

/** Browsers offer to translate the page only to who does not read its language. */
function nameLanguage(lang: string): void {
  const page = document.documentElement
  // The same once more would still have the styles of all elements worked out anew.
  if (page.lang !== lang) page.lang = lang
  page.translate = !navigator.languages.some(
    // A language of one's own with other letters is not read already.
    (tag) => tag.split('-')[0] === lang && preferredLanguage([lang], '', [tag]) === lang,
  )
}

/** What the map is called when it is installed. */
function nameManifest(lang: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const language = lang === 'en' ? '' : `.${lang}`
  if (link)
    link.href = link.href.replace(/(\.[a-z]{2,3})?\.webmanifest$/, `${language}.webmanifest`)
}

/** The locale that the page is to have, whether or not that can be had. */
export function preferredHere(): string {
  const { pathname, search } = window.location
  const embedded = /\/embed\/?$/.test(pathname)
  const asked = embedded ? new URLSearchParams(search).get('lang') : null
  const chosen = asked ?? useSettings.getState().language
  return preferredLanguage(pageLanguages().slice(1), chosen, navigator.languages)
}

/** Another tab's choice is this one's, too; nothing else of the settings is. */
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
