import { glyphSide, type GlyphPath } from '../src/core/world/world.ts'
import { bounds, figure } from './bounds.ts'
import { pathProblem } from './glyph-path.ts'
import { quote } from './problem.ts'

/** A problem of a glyph file, on a line from 1; the field is an element or an attribute. */
export interface GlyphProblem {
  readonly line: number
  readonly field: string
  readonly reason: string
}

export interface Glyph {
  readonly paths: readonly GlyphPath[]
  readonly problems: readonly GlyphProblem[]
}

const viewBox = `0 0 ${glyphSide} ${glyphSide}`

/**
 * What each element may carry, and the values that may have. Whatever is not listed is refused, and
 * so are colours: the place that shows a glyph chooses one for the whole of it.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  svg: {
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: new RegExp(`^${viewBox}$`),
    fill: /^currentColor$/,
  },
  path: {
    // What it says is read by pathProblem.
    d: /^/,
    fill: /^currentColor$/,
    'fill-rule': /^(?:evenodd|nonzero)$/,
  },
}

/** What each element must carry. */
const required: Readonly<Record<string, string>> = { svg: 'viewBox', path: 'd' }

/**
 * Reads a glyph file: one `svg` element with the viewBox `0 0 512 512` around `path` elements and
 * nothing else, so that the shapes can be put into a page as they are. All that differs is a problem.
 */
export function parseGlyph(text: string): Glyph {
  const size = Buffer.byteLength(text)
  if (size > bounds.glyphBytes) {
    const found = `the drawing has ${figure(size)} bytes, and ${figure(bounds.glyphBytes)} is the most`
    return { paths: [], problems: [{ line: 1, field: 'svg', reason: `${found}: make it simpler` }] }
  }
  const { tags, problems: strayText } = readTags(text)
  const problems = [...strayText, ...tags.flatMap(tagProblems)]
  const outline = tags.map(({ mark }) => mark).join(' ')
  if (problems.length === 0 && !/^svg(?: path\/| path \/path)+ \/svg$/.test(outline)) {
    const reason = 'the file must be one svg element around one or more path elements'
    problems.push({ line: 1, field: 'svg', reason })
  }
  const amount = tags.filter(({ mark }) => mark.startsWith('path')).length
  if (amount > bounds.glyphPaths) {
    const found = `the drawing has ${amount} paths, and ${bounds.glyphPaths} is the most`
    problems.push({ line: 1, field: 'path', reason: `${found}: unite them` })
  }
  const paths = tags.flatMap(({ name, attributes }): GlyphPath[] => {
    const d = attributes.get('d')
    // Any other rule is a problem of its own.
    const fillRule = attributes.get('fill-rule') as GlyphPath['fillRule']
    if (name !== 'path' || !d) return []
    return [{ d: d.trim().replaceAll(/\s+/g, ' '), ...(fillRule ? { fillRule } : {}) }]
  })
  return { paths, problems }
}

interface Tag {
  readonly line: number
  /** `svg` */
  readonly name: string
  /** `svg`, `/svg` or `svg/`: whether the tag opens, closes or does both. */
  readonly mark: string
  readonly attributes: ReadonlyMap<string, string>
}

const tagPattern = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attributePattern = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The tags up to the first thing that is neither a tag nor a blank, which is a problem. */
function readTags(text: string): { tags: Tag[]; problems: GlyphProblem[] } {
  const tags: Tag[] = []
  const blanks = /\s*/y
  for (let at = 0; ; at = tagPattern.lastIndex) {
    blanks.lastIndex = at
    const start = at + (blanks.exec(text)?.[0].length ?? 0)
    if (start === text.length) return { tags, problems: [] }
    const line = text.slice(0, start).split(/\r\n?|\n/).length
    tagPattern.lastIndex = start
    const tag = tagPattern.exec(text)
    if (!tag) {
      const found = JSON.stringify(text.slice(start, start + 20))
      const reason = `${found} is not allowed: keep only svg and path elements`
      return { tags, problems: [{ line, field: 'svg', reason }] }
    }
    const [, closing = '', name = '', attributes = '', selfClosing = ''] = tag
    tags.push({
      line,
      name,
      mark: `${closing}${name}${selfClosing}`,
      attributes: readAttributes(attributes),
    })
  }
}

function readAttributes(text: string): Map<string, string> {
  const pairs = Array.from(
    text.matchAll(attributePattern),
    ([, name = '', double, single]): [string, string] => [name, double ?? single ?? ''],
  )
  return new Map(pairs)
}

function tagProblems({ line, name, mark, attributes }: Tag): GlyphProblem[] {
  const patterns = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!patterns) {
    return [{ line, field: name, reason: 'the element is not allowed: keep only svg and path' }]
  }
  const needed = mark.startsWith('/') ? undefined : required[name]
  const missing = needed !== undefined && !attributes.has(needed)
  return [
    ...(missing ? [{ line, field: needed, reason: `<${name}> must have it` }] : []),
    ...Array.from(attributes).flatMap(([field, value]) => {
      const pattern = Object.hasOwn(patterns, field) ? patterns[field] : undefined
      if (pattern?.test(value)) {
        const reason = field === 'd' ? pathProblem(value) : undefined
        return reason === undefined ? [] : [{ line, field, reason }]
      }
      return [{ line, field, reason: attributeProblem(name, field, value, pattern !== undefined) }]
    }),
  ]
}

function attributeProblem(element: string, name: string, value: string, known: boolean): string {
  if (!known) {
    const names = Object.keys(allowed[element] ?? {}).join(', ')
    return `the attribute is not allowed: <${element}> may have ${names}`
  }
  const advice = name === 'viewBox' ? `: it must be "${viewBox}"` : ''
  return `${quote(value)} is not allowed${advice}`
}
