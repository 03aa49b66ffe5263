import type { Message, Part } from './read-messages.ts'

/** The code of the language that nobody speaks: one of those that ISO 639 leaves to whoever needs one. */
export const pseudoLang = 'qps'

/** How much longer than English it is, which few languages are. */
const longer = 0.4

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
}

/** English messages in letters with accents, each word two fifths longer: what has no room then has none in some language. */
export function pseudoMessages(messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => ({ ...message, parts: pseudoParts(message.parts) }))
}

function pseudoParts(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => {
    switch (part.kind) {
      case 'text':
        return { ...part, text: part.text.replaceAll(/\p{L}+/gu, lengthened) }
      case 'parameter':
        return part
      case 'choice': {
        const variants = part.variants.map((variant) => ({
          ...variant,
          parts: pseudoParts(variant.parts),
        }))
        return { ...part, variants }
      }
    }
  })
}

/** `Filters` -> `Fíiltéersé`: vowels twice until it is long enough, then more of them at the end. */
function lengthened(word: string): string {
  let missing = Math.round(word.length * longer)
  const letters = Array.from(word, (letter) => {
    const written = accents[letter] ?? letter
    if (missing === 0 || !/[aeiouy]/i.test(letter)) return written
    missing -= 1
    return written + letter.toLowerCase()
  })
  return letters.join('') + 'é'.repeat(missing)
}
