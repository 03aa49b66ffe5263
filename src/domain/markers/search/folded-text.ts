/** Letters that are no other letter with a mark, and what is typed for them by who lacks them. */
const written: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  ʼ: "'",
}

/** A text without case and accents, in any script, to compare it with what a player types. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ’ʼ]/g, (letter) => written[letter] ?? letter)
}
