import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageFile, WorldNames } from '../../src/world/names/world-names.ts'
import { languageFile } from './offline-files.ts'

/** What a world's things are called in a language, as the pipeline has written it into the world's folder of data; nothing where it has not. */
export function namesIn(folder: string, lang: string): WorldNames {
  return (
    filesOf(folder)
      .find((file) => file.lang === lang)
      ?.names() ?? {}
  )
}

/** What the page of credits says of a world in the languages besides English. */
export function creditsIn(folder: string) {
  const told = filesOf(folder).map(({ lang, names }) => {
    const { game, title, survey } = names()
    return [lang, { game, title, survey }] as const
  })
  return Object.fromEntries(told)
}

function filesOf(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => languageFile.test(file))
    .map((file) => ({
      lang: file.replace(/\..*/, ''),
      names: () =>
        (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LanguageFile).names,
    }))
}
