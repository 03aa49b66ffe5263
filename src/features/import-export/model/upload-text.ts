import { pictureKind } from '../../pins/model/picture-kind.ts'

/** The likely kind of a file that isn't valid JSON. */
export type Appearance =
  'web-page' | 'picture' | 'archive' | 'kmz' | 'cut-off' | 'damaged' | 'other'

/** `incomplete`: the last character lacks bytes. `unknown`: a declared encoding that the browser doesn't know. */
export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly incomplete: boolean }
  | { readonly ok: false; readonly unknown?: string }

/** Decodes UTF-8, UTF-16 or the encoding that XML declares. Refuses other bytes instead of guessing. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  if (encoding === null) return { ok: false }
  const declared = encoding === 'utf-8' ? declaredEncoding(bytes) : undefined
  if (declared === undefined) return decodeAs(encoding, bytes)
  // A byte-order mark is more reliable than the declaration, which may come from a template.
  const marked = utf8Mark.every((byte, index) => bytes[index] === byte)
  const asMarked = marked ? decodeAs('utf-8', bytes) : undefined
  if (asMarked?.ok) return asMarked
  const known = knownEncoding(declared)
  if (known === undefined) return { ok: false, unknown: declared }
  return decodeAs(known, marked ? bytes.subarray(utf8Mark.length) : bytes)
}

const utf8Mark = [0xef, 0xbb, 0xbf] as const

const declarationLength = 1000

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationLength))
  const [, , name = ''] =
    /^(?:ï»¿)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*(["'])([^"'<>]*)\1/i.exec(head) ?? []
  return name.trim() || undefined
}

function knownEncoding(declared: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(declared)
    // A readable declaration of UTF-16 is wrong, because its own characters are single bytes.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return undefined
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): DecodedText {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let text: string
  try {
    text = decoder.decode(bytes, { stream: true })
  } catch {
    return { ok: false }
  }
  try {
    return { ok: true, text: text + decoder.decode(), incomplete: false }
  } catch {
    return { ok: true, text, incomplete: true }
  }
}

/** Detects the encoding by the byte-order mark, or by the zero bytes between Latin letters. Refuses UTF-32. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 2) return 'utf-8'
  const [first = 0, second = 0, third = 1, fourth = 1] = bytes
  const zeros = [first, second, third, fourth].filter((byte) => byte === 0).length
  if (zeros > 2 || (zeros === 2 && first === 0xff) || (zeros === 2 && fourth === 0xff)) return null
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return 'utf-8'
}

const archiveStart = [0x50, 0x4b, 0x03, 0x04] as const

export function appearanceOfBytes(bytes: Uint8Array): 'picture' | 'archive' | 'kmz' | undefined {
  if (pictureKind(bytes) !== undefined) return 'picture'
  if (!archiveStart.every((byte, index) => bytes[index] === byte)) return undefined
  return holdsKml(bytes) ? 'kmz' : 'archive'
}

/** Number of bytes at the beginning and at the end of an archive in which file names are searched. */
const archiveNames = 50_000

function holdsKml(bytes: Uint8Array): boolean {
  const ends = [bytes.subarray(0, archiveNames), bytes.subarray(-archiveNames)]
  return ends.some((end) => /\.kml(?:PK|[^\w.])/i.test(new TextDecoder('latin1').decode(end)))
}

/** Kinds of other programs' files, by file name ending or outermost XML element. */
const kinds: Readonly<Record<string, Appearance>> = {
  svg: 'picture',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  avif: 'picture',
  heic: 'picture',
  heif: 'picture',
  jxl: 'picture',
  jxr: 'picture',
  bmp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  htm: 'web-page',
  html: 'web-page',
  zip: 'archive',
  kmz: 'kmz',
  xlsx: 'archive',
  xls: 'archive',
  ods: 'archive',
}

function appearanceOfKind(kind: string): Appearance | undefined {
  const name = kind.toLowerCase()
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

export function appearanceOfName(name: string): Appearance | undefined {
  return appearanceOfKind(/\.(\w+)$/.exec(name)?.[1] ?? '')
}

/** Guesses the kind of a text that isn't valid JSON. @param open true if a bracket or string isn't closed at the end */
export function appearanceOf(text: string, open: boolean): Appearance {
  const start = text.trimStart().slice(0, 200)
  const named = appearanceOfKind(rootOf(text))
  if (named) return named
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'web-page'
  if (!mayHoldList(text)) return 'other'
  return open ? 'cut-off' : 'damaged'
}

/** Returns the name of the outermost XML element in lower case and without its prefix, or '' if the text isn't XML. */
export function rootOf(text: string): string {
  const head = text.trimStart().slice(0, 2000)
  const [, root = ''] = /^(?:<[?!][^>]*>\s*)*<(?:[\w.-]+:)?([\w.-]+)/.exec(head) ?? []
  return root.toLowerCase()
}

export function mayHoldList(text: string): boolean {
  return /^[[{]/.test(text.trimStart().slice(0, 1))
}

/** Limit of nesting. A backup has two levels. */
export const maxDepth = 100

/** Limit of values in a file, nested ones included, that can be parsed and searched without a noticeable pause. */
export const maxValues = 200_000

/** Limit of fields in a file, enough for more than ten thousand pins. */
export const maxFields = 100_000

/** Limit of different field names. 100,000 of them took 0.3 s. Another map's list has a name per place. */
export const maxNames = 10_000

interface Outline {
  readonly problem: 'too-deep' | 'too-many' | null
  /** True if a bracket or string isn't closed at the end. */
  readonly open: boolean
}

const quote = 34
const comma = 44
const colon = 58
const backslash = 92
const openingBracket = 91
const closingBracket = 93
const openingBrace = 123
const closingBrace = 125

const tooMany: Outline = { problem: 'too-many', open: true }

/** Counts brackets, commas, colons and names before the text is parsed. */
export function outlineJson(text: string): Outline {
  let depth = 0
  let values = 1
  let fields = 0
  let texts = 0
  let lastText = ''
  const names = new Set<string>()
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfText(text, index)
      if (end === undefined) return { problem: null, open: true }
      lastText = text.slice(index, end)
      index = end
      texts += 1
      // Strings in valid JSON are separated by commas or colons, so more strings than both allow are an error.
      if (texts > maxValues + maxFields) return tooMany
    } else if (code === comma) {
      values += 1
      if (values > maxValues) return tooMany
    } else if (code === colon) {
      fields += 1
      names.add(lastText)
      if (fields > maxFields || names.size > maxNames) return tooMany
    } else if (code === openingBracket || code === openingBrace) {
      depth += 1
      values += 1
      if (depth > maxDepth) return { problem: 'too-deep', open: true }
      if (values > maxValues) return tooMany
    } else if (code === closingBracket || code === closingBrace) {
      depth -= 1
    }
  }
  return { problem: null, open: depth > 0 }
}

/** Returns the index of the closing quotation mark. @param start index of the opening one */
function endOfText(text: string, start: number): number | undefined {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? undefined : end
}

/** True if an odd number of backslashes precedes the character. An even number escapes only backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first -= 1
  return (at - first) % 2 === 1
}

/** Field names through which careless code would change the prototype of all objects. No backup has them. */
const hostileNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns the first hostile name in a parsed value. In the text, escapes could hide a name. */
export function findHostileName(value: unknown): string | undefined {
  const remaining: unknown[] = [value]
  while (remaining.length > 0) {
    const next = remaining.pop()
    if (Array.isArray(next)) {
      for (const entry of next) if (typeof entry === 'object') remaining.push(entry)
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, entry] of Object.entries(next)) {
        if (hostileNames.has(name)) return name
        if (typeof entry === 'object') remaining.push(entry)
      }
    }
  }
  return undefined
}
