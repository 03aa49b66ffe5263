import { main } from './main.ts'
import { writeEnglish } from './messages/write-english.ts'
import { printProblems } from './problem.ts'
import { generatedFolder, worldsFolder } from './worlds-folder.ts'

const args = process.argv.slice(2)
const printError = (line: string) => console.error(line)
const problems = args[0] === 'build' ? writeEnglish() : []
if (problems.length > 0) {
  printProblems(problems, printError)
  process.exitCode = 1
} else {
  process.exitCode = await main(args, {
    worldsFolder: worldsFolder(),
    outputFolder: generatedFolder(),
    print: (line) => console.log(line),
    printError,
  })
}
