import { expect, it } from 'vitest'
import type { Part } from './read-messages.ts'
import { pseudoMessages } from './pseudo.ts'
import { readLanguages } from './sentences.ts'

const [english] = readLanguages()
const pseudo = pseudoMessages(english.messages)

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.kind === 'choice'
        ? part.variants.map(({ parts: own }) => textOf(own)).join('')
        : ''
    })
    .join('')
}

it('says every message two fifths longer, with accents', () => {
  const total = (messages: typeof english.messages) =>
    messages.map(({ parts }) => textOf(parts).replaceAll(/\P{L}/gu, '')).join('').length
  expect(total(pseudo) / total(english.messages)).toBeCloseTo(1.4, 1)
  const open = pseudo.find(({ key }) => key === 'panel_open')
  expect(open && textOf(open.parts)).toBe('Óopéeñ páañéel')
})

it('keeps parameters, choices and everything but letters', () => {
  const bare = (messages: typeof english.messages) =>
    JSON.stringify(
      messages.map(({ key, parts }) => [key, parts]),
      (name, value: unknown) =>
        name === 'text' && typeof value === 'string' ? value.replaceAll(/\p{L}+/gu, '_') : value,
    )
  expect(bare(pseudo)).toBe(bare(english.messages))
})
