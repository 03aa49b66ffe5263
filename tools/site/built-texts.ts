import type { BuiltTexts } from '../../src/domain/world/names/world-names.ts'

/** In the order in which React writes them: a comment, a tag, or text. */
const token = /<!--.*?-->|<[^>]*>|[^<]+/gs
const attribute = /([^\s=]+)="([^"]*)"/g

/**
 * What a page says differently in another language, for whoever walks through its nodes.
 *
 * @param english the markup of the page as it was built
 * @param spoken that of the same page in another language
 * @returns nothing where the two differ in more than texts and values of attributes
 */
export function builtTexts(english: string, spoken: string): BuiltTexts | undefined {
  const [theirs, ours] = [english, spoken].map((markup) => markup.match(token) ?? [])
  if (theirs?.length !== ours?.length) return undefined
  const texts: (number | string | Record<string, string>)[] = []
  let skipped = 0
  for (const [index, now] of (ours ?? []).entries()) {
    const before = theirs?.[index] ?? ''
    if (kindOf(before) !== kindOf(now)) return undefined
    // The end of an element is no node.
    if (now.startsWith('</')) continue
    skipped += 1
    if (before === now) continue
    const change = now.startsWith('<') ? attributesOf(now) : decoded(now)
    const told = typeof change === 'string' ? change : changed(attributesOf(before), change)
    if (told === undefined) return undefined
    texts.push(skipped, told)
    skipped = 0
  }
  return texts
}

/** Comments and tags as they are, but for the values of attributes. */
function kindOf(piece: string): string {
  return piece.startsWith('<') ? piece.replaceAll(attribute, '$1') : 'text'
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
}

function changed(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** React writes these five. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
