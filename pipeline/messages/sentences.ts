import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
import { englishModule } from './english-module.ts'
import { pseudoLang, pseudoMessages } from './pseudo.ts'
import { readMessages, type Message } from './read-messages.ts'

/** A language's messages, as its file has them. */
export interface LanguageFile {
  readonly lang: string
  /** From the project's folder. */
  readonly file: string
  readonly messages: readonly Message[]
  /** What is wrong with them. */
  readonly problems: readonly Problem[]
}

const projectFolder = path.join(import.meta.dirname, '../..')

/** Of the project, with a file for each language, `en.ftl` among them. */
export const sentencesFolder = 'src/i18n/sentences'

/** Every language's file, English first. @param project its folder */
export function readLanguages(project = projectFolder): readonly [LanguageFile, ...LanguageFile[]] {
  const english = readLanguage(project, 'en')
  const byKey = new Map(english.messages.map((message) => [message.key, message]))
  const others = readdirSync(path.join(project, sentencesFolder))
    .filter((name) => name.endsWith('.ftl') && name !== 'en.ftl')
    .map((name) => readLanguage(project, name.slice(0, -'.ftl'.length), byKey))
  return [english, ...others]
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

/** What the pages say in the languages of the register whose sentences stand in the project. */
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

/** A language for tests of layout and for development, which no site has: English, but longer. */
export function pseudoLocale(project = projectFolder): Locale {
  const [english] = readLanguages(project)
  const longer = { ...english, messages: pseudoMessages(english.messages) }
  return { lang: pseudoLang, rules: inEnglish.rules, groups: sectionsOf(longer, english) }
}

/** What a language says, by English's sections. */
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

/** English as modules of the app, by their paths from the project's folder. */
export function englishModules(english: LanguageFile): ReadonlyMap<string, string> {
  const sections = [...new Set(english.messages.map(({ section }) => section))]
  return new Map(
    sections.map((section) => [
      `src/i18n/generated/${section}.ts`,
      englishModule(
        section,
        english.messages.filter((message) => message.section === section),
      ),
    ]),
  )
}

/** The modules that are not, or not any more, what the sentences make of them. */
export function staleModules(
  modules: ReadonlyMap<string, string>,
  project = projectFolder,
): readonly string[] {
  const folder = path.join(project, 'src/i18n/generated')
  const present = existsSync(folder) ? readdirSync(folder) : []
  const leftOver = present
    .map((name) => `src/i18n/generated/${name}`)
    .filter((file) => !modules.has(file))
  const changed = [...modules].filter(([file, content]) => {
    const target = path.join(project, file)
    return !existsSync(target) || readFileSync(target, 'utf8') !== content
  })
  return [...leftOver, ...changed.map(([file]) => file)]
}
