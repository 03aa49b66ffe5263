import { printProblems } from '../problem.ts'
import { readLanguages } from './sentences.ts'
import { writeEnglish } from './write-english.ts'

// `npm run messages`: reports the problems of every language, and writes the modules of the English sentences. With the
// argument `english` it only writes them: npm scripts that read these modules do so first.
const onlyEnglish = process.argv[2] === 'english'
const englishProblems = writeEnglish()
const languages = onlyEnglish ? [] : readLanguages()
const problems = onlyEnglish ? englishProblems : languages.flatMap((language) => language.problems)
printProblems(problems, (line) => console.error(line))
if (englishProblems.length > 0)
  console.error('The modules of the English sentences were not written.')
if (!onlyEnglish) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  console.log(
    `${languages.length} languages, ${languages[0]?.messages.length ?? 0} messages, ${count}.`,
  )
}
if (problems.length > 0) process.exitCode = 1
