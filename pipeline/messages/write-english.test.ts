import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeEnglish } from './write-english.ts'

let project = ''
let generated = ''

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'write-english-'))
  generated = path.join(project, 'src/i18n/generated')
  mkdirSync(path.join(project, 'src/i18n/sentences'), { recursive: true })
  writeSentences('## first\n\nhello = Hello\n\n## tools\n\nbye = Bye\n')
})

afterEach(() => rmSync(project, { recursive: true }))

function writeSentences(text: string): void {
  writeFileSync(path.join(project, 'src/i18n/sentences/en.ftl'), text)
}

it('writes a module for each section', () => {
  expect(writeEnglish(project)).toEqual([])
  expect(readdirSync(generated)).toEqual(['first.ts', 'tools.ts'])
  expect(readFileSync(path.join(generated, 'first.ts'), 'utf8')).toContain('"hello": "Hello"')
})

it('leaves a module untouched that is up to date', () => {
  writeEnglish(project)
  const [first = '', tools = ''] = ['first.ts', 'tools.ts'].map((name) =>
    path.join(generated, name),
  )
  for (const file of [first, tools]) utimesSync(file, 1, 1)
  writeSentences('## first\n\nhello = Hello\n\n## tools\n\nbye = Good bye\n')
  writeEnglish(project)
  expect(statSync(first).mtimeMs).toBe(1000)
  expect(readFileSync(tools, 'utf8')).toContain('Good bye')
})

it('removes the module of a section that no longer exists', () => {
  writeEnglish(project)
  writeSentences('## first\n\nhello = Hello\n')
  writeEnglish(project)
  expect(readdirSync(generated)).toEqual(['first.ts'])
})

it('returns the problems of English and writes nothing', () => {
  writeSentences('## first\n\nhello = { NUMBER(1) }\n')
  expect(writeEnglish(project)).not.toEqual([])
  expect(() => readdirSync(generated)).toThrow('ENOENT')
})
