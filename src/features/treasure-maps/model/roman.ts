const numerals: readonly (readonly [numeral: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** The Roman numeral of a whole number from 1 to 3999. */
export function toRoman(value: number): string {
  let left = value
  let text = ''
  for (const [numeral, worth] of numerals) {
    while (left >= worth) {
      text += numeral
      left -= worth
    }
  }
  return text
}

/** The number that a Roman numeral in capitals stands for; nothing for other texts and for other spellings, such as `IIII`. */
export function fromRoman(text: string): number | undefined {
  if (!/^[MDCLXVI]{1,15}$/.test(text)) return undefined
  let value = 0
  let rest = text
  for (const [numeral, worth] of numerals) {
    while (rest.startsWith(numeral)) {
      value += worth
      rest = rest.slice(numeral.length)
    }
  }
  return rest === '' && toRoman(value) === text ? value : undefined
}
