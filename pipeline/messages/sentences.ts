import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/i18n/language/languages.ts'
import {
  english as inEnglish,
  type Locale,
  type Sentences,
} from '../../src/i18n/language/locale.ts'
import type { SiteLocales } from '../build/languages.ts'
import type { NameLanguage } from '../names/languages.ts'
import type { Problem } from '../problem.ts'
import { messageProblems, type MessagesByKey } from './check-messages.ts'
import { compiled } from './compile.ts'
import { pseudoLang, pseudoMessages } from './pseudo.ts'
import { readMessages, type Message } from './read-messages.ts'

export interface LanguageFile {
  readonly lang: string
  /** Path relative to the project's folder. */
  readonly file: string
  readonly messages: readonly Message[]
  readonly problems: readonly Problem[]
}

export const projectFolder = path.join(import.meta.dirname, '../..')

/** Folder with one file per language, including `en.ftl`, relative to the project's folder. */
export const sentencesFolder = 'src/i18n/sentences'

export function readLanguages(project = projectFolder): readonly [LanguageFile, ...LanguageFile[]] {
  const english = readEnglish(project)
  const byKey = new Map(english.messages.map((message) => [message.key, message]))
  const others = readdirSync(path.join(project, sentencesFolder))
    .filter((name) => name.endsWith('.ftl') && name !== 'en.ftl')
    .map((name) => readLanguage(project, name.slice(0, -'.ftl'.length), byKey))
  return [english, ...others]
}

export function readEnglish(project: string): LanguageFile {
  return readLanguage(project, 'en')
}

function readLanguage(project: string, lang: string, english?: MessagesByKey): LanguageFile {
  const file = `${sentencesFolder}/${lang}.ftl`
  const reading = readMessages(file, readFileSync(path.join(project, file), 'utf8'))
  const messages = reading.value ?? []
  return {
    lang,
    file,
    messages,
    problems: [
      ...(english && !Object.hasOwn(languages, lang)
        ? [{ file, reason: `"${lang}" has no line in src/i18n/language/languages.ts` }]
        : []),
      ...reading.problems,
      ...messageProblems(lang, file, messages, english),
    ],
  }
}

/** Returns the sentences of every language that has a file and is listed in `languages.ts`. */
export function siteLocales(project = projectFolder): SiteLocales {
  const [english, ...others] = readLanguages(project)
  return new Map(
    others.flatMap((file): (readonly [NameLanguage, Locale])[] => {
      const lang = (Object.keys(languages) as NameLanguage[]).find((known) => known === file.lang)
      if (lang === undefined) return []
      const { rules } = languages[lang]
      return [[lang, { lang, rules, groups: sectionsOf(file, english) }]]
    }),
  )
}

/** Returns lengthened English as a language, for layout tests and development. The site does not offer it. */
export function pseudoLocale(project = projectFolder): Locale {
  const [english] = readLanguages(project)
  const longer = { ...english, messages: pseudoMessages(english.messages) }
  return { lang: pseudoLang, rules: inEnglish.rules, groups: sectionsOf(longer, english) }
}

function sectionsOf(
  { messages }: LanguageFile,
  english: LanguageFile,
): Readonly<Record<string, Sentences>> {
  const byKey = new Map(english.messages.map((message) => [message.key, message]))
  const sections = [...new Set(english.messages.map(({ section }) => section))]
  return Object.fromEntries(
    sections.map((section) => [
      section,
      compiled(
        messages.filter(({ key }) => byKey.get(key)?.section === section),
        byKey,
      ),
    ]),
  )
}
