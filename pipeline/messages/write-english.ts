import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problem.ts'
import { englishModule } from './english-module.ts'
import { projectFolder, readEnglish } from './sentences.ts'

/**
 * Writes the English sentences as modules into `src/i18n/generated/`, which git ignores.
 * Builds, unit tests and type checks call this function first. Up-to-date modules stay untouched.
 *
 * @returns the problems of `en.ftl`; if there are any, nothing is written
 */
export function writeEnglish(project = projectFolder): readonly Problem[] {
  const { messages, problems } = readEnglish(project)
  if (problems.length > 0) return problems
  const folder = path.join(project, 'src/i18n/generated')
  mkdirSync(folder, { recursive: true })
  const sections = new Set(messages.map(({ section }) => section))
  for (const section of sections) {
    const own = messages.filter((message) => message.section === section)
    writeIfChanged(path.join(folder, `${section}.ts`), englishModule(section, own))
  }
  for (const name of readdirSync(folder)) {
    const isModule = name.endsWith('.ts')
    if (isModule && !sections.has(name.slice(0, -'.ts'.length))) rmSync(path.join(folder, name))
  }
  return []
}

/** Writes a temporary file and renames it, because other processes may read or write the module at the same time. */
function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  const part = `${file}.${process.pid}`
  writeFileSync(part, content)
  renameSync(part, file)
}
