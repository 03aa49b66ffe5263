import { SaxesParser } from 'saxes'
import { glyphSide, type GlyphPath } from '../src/world/world.ts'
import { bounds, figure } from './bounds.ts'
import { pathProblem } from './glyph-path.ts'
import { quote } from './problem.ts'

/** A problem of a glyph file. Lines count from 1; the field is an element or an attribute. */
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

/** Allowed attributes of each element. Colours are refused, because the page colours a glyph as a whole. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  svg: {
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: new RegExp(`^${viewBox}$`),
    fill: /^currentColor$/,
  },
  path: {
    d: /^/,
    fill: /^currentColor$/,
    'fill-rule': /^(?:evenodd|nonzero)$/,
  },
}

const required: Readonly<Record<string, string>> = { svg: 'viewBox', path: 'd' }

/**
 * Reads a glyph file: one `svg` element with the viewBox `0 0 512 512` around `path` elements.
 * The page inserts the shapes unchanged, so anything else is a problem.
 */
export function parseGlyph(text: string): Glyph {
  const size = Buffer.byteLength(text)
  if (size > bounds.glyphBytes) {
    const found = `the drawing has ${figure(size)} bytes, and ${figure(bounds.glyphBytes)} is the most`
    return { paths: [], problems: [{ line: 1, field: 'svg', reason: `${found}: make it simpler` }] }
  }
  const { tags, problems: malformed } = readTags(text)
  const problems = [...malformed, ...tags.flatMap(tagProblems)]
  const shape = tags.map(({ depth, name }) => `${depth} ${name}`).join(', ')
  if (problems.length === 0 && !/^0 svg(?:, 1 path)+$/.test(shape)) {
    const reason = 'the file must be one svg element around one or more path elements'
    problems.push({ line: 1, field: 'svg', reason })
  }
  const amount = tags.filter(({ name }) => name === 'path').length
  if (amount > bounds.glyphPaths) {
    const found = `the drawing has ${amount} paths, and ${bounds.glyphPaths} is the most`
    problems.push({ line: 1, field: 'path', reason: `${found}: unite them` })
  }
  const paths = tags.flatMap(({ name, attributes }): GlyphPath[] => {
    const { d } = attributes
    // The pattern of allowed values has reported any other fill rule.
    const fillRule = attributes['fill-rule'] as GlyphPath['fillRule']
    if (name !== 'path' || !d) return []
    return [{ d: d.trim().replaceAll(/\s+/g, ' '), ...(fillRule ? { fillRule } : {}) }]
  })
  return { paths, problems }
}

interface Tag {
  readonly line: number
  readonly name: string
  readonly depth: number
  readonly attributes: Readonly<Record<string, string>>
}

/** Reads the tags up to the first thing that is neither a tag nor white space, which is a problem. */
function readTags(text: string): { tags: Tag[]; problems: GlyphProblem[] } {
  const tags: Tag[] = []
  let [line, depth] = [1, 0]
  let refusedLine: number | undefined
  // `fail` throws its message because there is no error listener.
  const parser = new SaxesParser({ position: false, xmlns: false })
  // The parser calls a handler after reading the whole tag or text, so count back to the line where it starts.
  const refuse = (what: string, content = '') => {
    refusedLine = parser.line - content.split('\n').length + 1
    parser.fail(`${what} is not allowed: keep only svg and path elements`)
  }
  parser.on('xmldecl', () => refuse('an XML declaration'))
  parser.on('doctype', (content) => refuse('a document type', content))
  parser.on('processinginstruction', ({ body }) => refuse('a processing instruction', body))
  parser.on('comment', (content) => refuse('a comment', content))
  parser.on('cdata', (content) => refuse('a CDATA section', content))
  parser.on('text', (found) => {
    if (found.trim() !== '') refuse(quote(found.trim()), found.trimStart())
  })
  parser.on('opentagstart', () => {
    // The parser has already read one character after the name, which may be a line break.
    const start = text.lastIndexOf('<', parser.position - 1)
    line = text.slice(0, start).split(/\r\n?|\n/).length
  })
  parser.on('opentag', ({ name, attributes }) => {
    tags.push({ line, name, depth, attributes })
    depth += 1
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  try {
    parser.write(text).close()
    return { tags, problems: [] }
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '')
    return { tags, problems: [{ line: refusedLine ?? parser.line, field: 'svg', reason }] }
  }
}

function tagProblems({ line, name, attributes }: Tag): GlyphProblem[] {
  const patterns = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!patterns) {
    return [{ line, field: name, reason: 'the element is not allowed: keep only svg and path' }]
  }
  const needed = required[name]
  const missing = needed !== undefined && !Object.hasOwn(attributes, needed)
  return [
    ...(missing ? [{ line, field: needed, reason: `<${name}> must have it` }] : []),
    ...Object.entries(attributes).flatMap(([field, value]) => {
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
