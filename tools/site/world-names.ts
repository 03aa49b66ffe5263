import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageFile, WorldNames } from '../../src/world/names/world-names.ts'
import { languageFile } from './offline-files.ts'

/** Returns a world's names in a language, as the pipeline wrote them into `folder`; empty if there is no such file. */
export function namesIn(folder: string, lang: string): WorldNames {
  return (
    filesOf(folder)
      .find((file) => file.lang === lang)
      ?.names() ?? {}
  )
}

/** Returns the texts of the credits page about a world, by language, without English. */
export function creditsIn(folder: string) {
  const credits = filesOf(folder).map(({ lang, names }) => {
    const { game, title, survey } = names()
    return [lang, { game, title, survey }] as const
  })
  return Object.fromEntries(credits)
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
