import { expect, it } from 'vitest'
import { formatProblem } from '../problem.ts'
import { englishModules, readLanguages, staleModules } from './sentences.ts'

const languages = readLanguages()

it('finds nothing wrong in any language', () => {
  expect(languages.flatMap(({ problems }) => problems.map(formatProblem))).toEqual([])
})

it('has English’s modules as `npm run messages` writes them', () => {
  const [english] = languages
  expect(staleModules(englishModules(english))).toEqual([])
})

it('would find a module that is not, or not any more, what the sentences make of it', () => {
  const [english] = languages
  const modules = englishModules(english)
  const [first = ''] = modules.keys()
  expect(staleModules(new Map([...modules, [first, 'changed']]))).toEqual([first])
  const { [first]: _, ...others } = Object.fromEntries(modules)
  expect(staleModules(new Map(Object.entries(others)))).toEqual([first])
})
