import type { PrerenderedTexts } from '../../src/world/names/world-names.ts'

/** Matches the pieces of React's markup in order: a comment, a tag or a text. */
const token = /<!--.*?-->|<[^>]*>|[^<]+/gs
const attribute = /([^\s=]+)="([^"]*)"/g

export interface MarkedPage {
  /** Every element that differs in one of the languages has a mark. */
  readonly markup: string
  /** Texts by language. A language is missing if it differs in more than texts and attribute values. */
  readonly texts: ReadonlyMap<string, PrerenderedTexts>
}

/** Keyed by the index of an element's tag among the pieces of the markup. */
type Changes = ReadonlyMap<number, PrerenderedTexts[number]>

/** @param english Markup of the prerendered page. @param localized Markup of the same page, by language. */
export function markTexts(english: string, localized: ReadonlyMap<string, string>): MarkedPage {
  const pieces = piecesOf(english)
  const changes = new Map<string, Changes>()
  for (const [lang, markup] of localized) {
    const found = changesOf(pieces, piecesOf(markup))
    if (found) changes.set(lang, found)
  }
  const marked = new Set([...changes.values()].flatMap((found) => [...found.keys()]))
  const inOrder = [...marked].sort((one, other) => one - other)
  return {
    // The mark needs no number, because the texts are in document order.
    markup: pieces
      .map((piece, index) =>
        marked.has(index) ? piece.replace(/^<[^\s/>]+/, '$& data-i18n') : piece,
      )
      .join(''),
    texts: new Map(
      [...changes].map(([lang, found]) => [lang, inOrder.map((index) => found.get(index) ?? {})]),
    ),
  }
}

function changesOf(before: readonly string[], now: readonly string[]): Changes | undefined {
  if (before.length !== now.length) return undefined
  const changes = new Map<number, string | Record<string, string>>()
  const change = (element: number, name: string, value: string) => {
    const others = changes.get(element)
    changes.set(element, { ...(typeof others === 'object' ? others : {}), [name]: value })
  }
  /** Open elements: the index of each tag, and the number of texts in it so far. */
  const open: { readonly tag: number; texts: number }[] = []
  for (const [index, translated] of now.entries()) {
    const english = before[index] ?? ''
    if (kindOf(english) !== kindOf(translated)) return undefined
    const parent = open.at(-1)
    if (translated.startsWith('</')) open.pop()
    else if (translated.startsWith('<')) {
      const [old, own] = [english, translated].map(attributesOf)
      for (const [name, value] of Object.entries(own ?? {}))
        if (old?.[name] !== value) change(index, name, value)
      if (!translated.startsWith('<!') && !translated.endsWith('/>'))
        open.push({ tag: index, texts: 0 })
    } else if (parent) {
      const alone = parent.tag === index - 1 && (now[index + 1] ?? '').startsWith('</')
      if (english !== translated && alone && !changes.has(parent.tag))
        changes.set(parent.tag, decoded(translated))
      else if (english !== translated) change(parent.tag, String(parent.texts), decoded(translated))
      parent.texts += 1
    } else if (english !== translated) return undefined
  }
  return changes
}

function piecesOf(markup: string): readonly string[] {
  return markup.match(token) ?? []
}

/** Returns a comment or tag without attribute values, and `text` for any text. */
function kindOf(piece: string): string {
  return piece.startsWith('<') ? piece.replaceAll(attribute, '$1') : 'text'
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
