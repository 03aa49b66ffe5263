/** Joiners that are allowed: between letters of scripts that need them, and within emoji such as 👩‍🌾. */
const joiner =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}])/gu

/** Variation selectors, which choose between the text form and the coloured form of an emoji. */
const pictureStyle = /(?<=\p{Emoji})[\ufe0e\ufe0f]/gu

const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u

const kinds: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[\n\v\f\r\u0085\p{Zl}\p{Zp}]/u, 'a line break: write it on one line'],
  [/\p{Cc}/u, 'a control character: take it away'],
  [/\p{Bidi_Control}/u, 'which turns the direction of the text: take it away'],
  [/\ufffd/u, 'which stands for a letter that was lost: write that letter'],
  [/[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u, 'which is no letter: take it away'],
]

/** Returns which invisible character a text holds, as `holds U+200B, which cannot be seen: take it away`. */
export function hiddenCharacter(text: string): string | undefined {
  // A quick test that most texts pass.
  if (/^[ -~]*$/.test(text)) return undefined
  const [found] = hidden.exec(text.replaceAll(joiner, '').replaceAll(pictureStyle, '')) ?? []
  if (found !== undefined) {
    const [, what = 'which cannot be seen: take it away'] =
      kinds.find(([pattern]) => pattern.test(found)) ?? []
    return `holds ${unicodeNotation(found)}, ${what}`
  }
  if (/^\p{M}/u.test(text)) return 'begins with a mark that belongs on a letter: write the letter'
  return /\p{M}{5}/u.test(text)
    ? 'holds a letter with five marks or more: leave them out'
    : undefined
}

function unicodeNotation(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Escapes characters that would reverse, break or hide a line in a terminal, as in `\u{202e}`. */
export function shownPlainly(line: string): string {
  return line.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => String.raw`\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
}
