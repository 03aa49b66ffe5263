import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastLevelIn, levelOfLine, readLevel } from './game-position.ts'

const bar = '='.repeat(28)

describe('a line of the log', () => {
  it.each([
    [`${bar} Loading level trosecko ${bar}`, 'trosecko'],
    [`<12:04:31> ${bar} Loading level Kutnohorsko ${bar}`, 'kutnohorsko'],
    ['Loading level klaster', 'klaster'],
    ["[System] Loading level 'rataje'...", 'rataje'],
    ['Loading level of detail 3', undefined],
    ['Loading level', undefined],
    ['Loading level ====', undefined],
    ['Unloading levels trosecko', undefined],
    ['@ui_level_fasttravel_trosecko', undefined],
    [`Loading level ${'x'.repeat(41)}`, undefined],
  ])('%s', (line, level) => expect(levelOfLine(line)).toBe(level))
})

const noise = fc
  .string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCodePoint(code)) })
  .map((text) => text.replaceAll('Loading level', 'loading'))

it('finds the last level in any log', () => {
  const level = fc.stringMatching(/^[a-z0-9_]{1,40}$/)
  const line = fc.oneof(
    noise.map((text) => ({ text, level: undefined })),
    fc.tuple(noise, level).map(([before, name]) => ({
      text: `${before}${bar} Loading level ${name} ${bar}`,
      level: name,
    })),
  )
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), noise, (lines, end, rest) => {
      const text = lines.map((each) => each.text + end).join('') + rest
      expect(lastLevelIn(text)).toBe(lines.findLast((each) => each.level)?.level)
    }),
  )
})

it('does not take half a name for a level', () => {
  expect(lastLevelIn(`${bar} Loading level tros`)).toBeUndefined()
})

it('accepts only names from a program', () => {
  expect(readLevel('Trosecko')).toBe('trosecko')
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string()), (value) => {
      expect(readLevel(value) ?? 'none').toMatch(/^[\w-]{1,40}$/)
    }),
  )
})
