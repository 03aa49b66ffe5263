import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatProblem } from '../problem.ts'
import { englishModules, readLanguages, staleModules } from './sentences.ts'

// `npm run messages`: says what is wrong with the sentences of any language, and writes English's modules anew.
const languages = readLanguages()
const problems = languages.flatMap((language) => language.problems)
for (const problem of problems) console.error(formatProblem(problem))
const [english] = languages
if (english.problems.length > 0) {
  console.error('English has not been written anew.')
} else {
  const modules = englishModules(english)
  for (const file of staleModules(modules)) {
    const target = path.join(import.meta.dirname, '../..', file)
    const content = modules.get(file)
    if (content === undefined) await rm(target)
    else {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
    }
    console.log(content === undefined ? `Removed ${file}.` : `Wrote ${file}.`)
  }
}
const told = problems.length === 1 ? '1 problem' : `${problems.length} problems`
console.log(`${languages.length} languages, ${english.messages.length} messages, ${told}.`)
if (problems.length > 0) process.exitCode = 1
