import type { Message, Part } from './read-messages.ts'

/** Language code of the pseudo language. ISO 639 reserves `qaa` to `qtz` for local use. */
export const pseudoLang = 'qps'

/** Share by which a pseudo text is longer than English. Few languages are longer. */
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

/** Returns English messages with accented and lengthened words, which show where a layout has no room. */
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

/** Lengthens a word: `Filters` -> `Fíiltéersé`. Doubles vowels, then appends more of them. */
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
