import { pictureKind } from '../../pictures/model/picture-kind.ts'

/** What a file that is no JSON and is not read looks like. */
export type Appearance =
  'web-page' | 'picture' | 'archive' | 'kmz' | 'cut-off' | 'damaged' | 'other'

/**
 * `incomplete`: the last character lacks some of its bytes. `unknown`: the encoding that XML declares, if the browser
 * doesn't know it.
 */
export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly incomplete: boolean }
  | { readonly ok: false; readonly unknown?: string }

/**
 * UTF-8, UTF-16 or the encoding that XML declares, without the byte-order mark. Not ok where the bytes are none of
 * these: nothing is guessed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  if (encoding === null) return { ok: false }
  const declared = encoding === 'utf-8' ? declaredEncoding(bytes) : undefined
  if (declared === undefined) return decodeAs(encoding, bytes)
  // A mark tells more than words that may come from a template.
  const marked = utf8Mark.every((byte, index) => bytes[index] === byte)
  const asMarked = marked ? decodeAs('utf-8', bytes) : undefined
  if (asMarked?.ok) return asMarked
  const known = knownEncoding(declared)
  if (known === undefined) return { ok: false, unknown: declared }
  return decodeAs(known, marked ? bytes.subarray(utf8Mark.length) : bytes)
}

const utf8Mark = [0xef, 0xbb, 0xbf] as const

/** In bytes: what is looked at to find the declaration. */
const declarationLength = 1000

/** The encoding that XML says it is in; undefined if it says none. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationLength))
  const [, , name = ''] =
    /^(?:ï»¿)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*(["'])([^"'<>]*)\1/i.exec(head) ?? []
  return name.trim() || undefined
}

/** The name by which a decoder has the encoding; undefined if the browser has none for it. */
function knownEncoding(declared: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(declared)
    // Words that say UTF-16 in letters of one byte are wrong. Programs write them into files that they save as UTF-8.
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

/** As the mark, or the zeros between Latin letters, tell. UTF-32, which has more zeros, is not read. */
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

/** A picture, or an archive such as a spreadsheet is, told by the first bytes. */
export function appearanceOfBytes(bytes: Uint8Array): 'picture' | 'archive' | 'kmz' | undefined {
  if (pictureKind(bytes) !== undefined) return 'picture'
  if (!archiveStart.every((byte, index) => bytes[index] === byte)) return undefined
  return holdsKml(bytes) ? 'kmz' : 'archive'
}

/** In bytes: where an archive names what is in it, at its beginning and at its end. */
const archiveNames = 50_000

/** Whether an archive names a file that ends in `.kml`, as KMZ does. */
function holdsKml(bytes: Uint8Array): boolean {
  const ends = [bytes.subarray(0, archiveNames), bytes.subarray(-archiveNames)]
  return ends.some((end) => /\.kml(?:PK|[^\w.])/i.test(new TextDecoder('latin1').decode(end)))
}

/** Endings of names, and roots of XML, of what other programs write. */
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

/** What a file is by the ending of its name, where that is another program's. */
export function appearanceOfName(name: string): Appearance | undefined {
  return appearanceOfKind(/\.(\w+)$/.exec(name)?.[1] ?? '')
}

/** @param open whether a bracket or a text is left open at the end */
export function appearanceOf(text: string, open: boolean): Appearance {
  const start = text.trimStart().slice(0, 200)
  const named = appearanceOfKind(rootOf(text))
  if (named) return named
  if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return 'web-page'
  if (!mayHoldList(text)) return 'other'
  return open ? 'cut-off' : 'damaged'
}

/** The name of the outermost element of XML, without its prefix and in small letters; empty where the text is none. */
export function rootOf(text: string): string {
  const head = text.trimStart().slice(0, 2000)
  const [, root = ''] = /^(?:<[?!][^>]*>\s*)*<(?:[\w.-]+:)?([\w.-]+)/.exec(head) ?? []
  return root.toLowerCase()
}

/** Whether the text begins as a JSON list or object does. */
export function mayHoldList(text: string): boolean {
  return /^[[{]/.test(text.trimStart().slice(0, 1))
}

/** A backup has two levels. */
export const maxDepth = 100

/** In the whole file, lists within lists included: what can be parsed and looked through at once. */
export const maxValues = 200_000

/** In the whole file: those of more than ten thousand pins. */
export const maxFields = 100_000

/**
 * In the whole file. Objects that are alike are parsed quickly, but 100,000 fields of different names took
 * 0.3 s. Another map's list has a name for each of its places.
 */
export const maxNames = 10_000

interface Outline {
  /** Stops counting where a limit is passed. */
  readonly problem: 'too-deep' | 'too-many' | null
  /** Whether a bracket or a text is left open at the end. */
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

/** Looks at the brackets, commas, colons and names, before anything is made of them. */
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
      // There are no two texts without a comma or a colon between them.
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

/** The closing quotation mark's place. @param start the opening one's */
function endOfText(text: string, start: number): number | undefined {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? undefined : end
}

/** Behind an odd number of backslashes, which come in pairs otherwise. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first -= 1
  return (at - first) % 2 === 1
}

/** Names through which careless code reaches what all objects share. No backup has them. */
const hostileNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The first such name among the fields of a parsed value, at any depth. The parsed value is looked at and
 * not the text, where the name may be written with escapes.
 */
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
