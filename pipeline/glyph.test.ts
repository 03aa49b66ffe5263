import { describe, expect, it } from 'vitest'
import { goodGlyph } from './fixtures/good-source.ts'
import { parseGlyph } from './glyph.ts'

const path = '<path d="M1 2h3z"/>'
const inSvg = (content: string, attributes = 'viewBox="0 0 512 512"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

describe('parseGlyph', () => {
  it('reads paths and their fill rules', () => {
    expect(parseGlyph(goodGlyph)).toEqual({
      paths: [{ d: 'M64 64h384v384h-384z', fillRule: 'evenodd' }],
      problems: [],
    })
  })

  it('reads several paths over several lines', () => {
    const glyph = parseGlyph(`${inSvg(`\n  ${path}\n  <path d='m5 5z'></path>\n`)}\n`)
    expect(glyph.problems).toEqual([])
    expect(glyph.paths).toHaveLength(2)
  })

  it.each([
    ['a script', inSvg(`${path}<script>alert(1)</script>`), 'script'],
    ['a style', inSvg(`<style></style>${path}`), 'style'],
    ['a reference', inSvg(`<use href="#a"/>${path}`), 'use'],
    ['a link on a path', inSvg('<path d="M1 2" xlink:href="#a"/>'), 'xlink:href'],
    ['an event handler', inSvg(path, 'viewBox="0 0 512 512" onload="alert(1)"'), 'onload'],
    ['an inline style', inSvg('<path style="fill:red" d="M1 2"/>'), 'style'],
    ['a colour', inSvg('<path fill="#fff" d="M1 2"/>'), 'fill'],
    ['markup in a path', inSvg('<path d="M1 2&quot;"/>'), 'd'],
    ['another viewBox', inSvg(path, 'viewBox="0 0 24 24"'), 'viewBox'],
    ['no viewBox', inSvg(path, ''), 'viewBox'],
    ['a path without data', inSvg('<path/>'), 'd'],
    ['an inherited name', inSvg(`<constructor/>${path}`), 'constructor'],
    ['an inherited attribute', inSvg('<path d="M1 2" constructor="a"/>'), 'constructor'],
    ['a comment', inSvg(`<!-- a -->${path}`), 'svg'],
    ['a document type', `<!DOCTYPE svg>${inSvg(path)}`, 'svg'],
    ['text', inSvg(`bed${path}`), 'svg'],
    ['no path', inSvg(''), 'svg'],
    ['two roots', inSvg(path) + inSvg(path), 'svg'],
    ['an open element', inSvg('<path d="M1 2">'), 'svg'],
    ['nothing', '', 'svg'],
  ])('refuses %s', (_name, text, field) => {
    expect(parseGlyph(text).problems.map((problem) => problem.field)).toEqual(
      expect.arrayContaining([field]),
    )
  })

  it('reports the line of a problem', () => {
    expect(parseGlyph(inSvg(`\n${path}\n<a/>`)).problems).toEqual([
      { line: 3, field: 'a', reason: 'the element is not allowed: keep only svg and path' },
    ])
  })

  it.each([
    ['a tag over several lines', '<path\r\n  d="M1 2"\r\n  stroke="red"/>', 2],
    ['a comment', `${path}\n\n<!-- drawn\nby hand -->`, 4],
    ['text', `${path}\n\nbed\n`, 4],
    ['a tag that is not closed', `${path}\n<path d="M1 2"`, 3],
    ['an attribute that is there twice', `${path}\n<path d="M1 2" d="M3 4"/>`, 3],
  ])('names the line of %s', (_name, content, line) => {
    const problems = parseGlyph(inSvg(`\n${content}`)).problems
    expect(problems.map((problem) => problem.line)).toEqual([line])
  })

  it('reports the allowed attributes and values', () => {
    const text = inSvg('<path stroke="red" fill="red" d="M1 2"/>', 'viewBox="0 0 24 24"')
    expect(parseGlyph(text).problems.map(({ reason }) => reason)).toEqual([
      '"0 0 24 24" is not allowed: it must be "0 0 512 512"',
      'the attribute is not allowed: <path> may have d, fill, fill-rule',
      '"red" is not allowed',
    ])
  })

  it('leaves colours and spare blanks out', () => {
    const glyph = parseGlyph(inSvg('<path fill="currentColor" d="\n M1 2\n h3z"/>'))
    expect(glyph.paths).toEqual([{ d: 'M1 2 h3z' }])
  })

  it.each([
    ['M1 2 NaN 3', /^"NaN 3" is no command of a path$/],
    ['MNaN NaN', /^a number is missing before "NaN NaN": M takes 2$/],
    ['M1 2l1e999 0', /^"1e999" is not a number from -10,000 to 10,000$/],
    ['M1 2l20000 0', /^"20000" is not a number from /],
    ['M1 2l3', /^a number is missing before the end: l takes 2$/],
    ['M1 2c1 2 3 4 5', /^a number is missing before the end: c takes 6$/],
    ['M1 2a5 5 0 2 0 9 9', /^a number is missing before "2 0 9 9": a takes 7$/],
    ['M1 2z3 4', /^"3 4" is no command of a path$/],
    ['M1 2x', /^"x" is no command of a path$/],
    ['M1 2Infinity', /^"Infinity" is no command of a path$/],
    ['l1 2', /must begin with M or m and a point$/],
    ['', /must begin with M or m and a point$/],
    ['1 2', /must begin with M or m and a point$/],
    ['M . .', /^a number is missing before "\. \.": M takes 2$/],
  ])('refuses the outline %j [F97]', (d, reason) => {
    expect(parseGlyph(inSvg(`<path d="${d}"/>`)).problems).toEqual([
      { line: 1, field: 'd', reason: expect.stringMatching(reason) },
    ])
  })

  it.each(['m.5.5-3e1+2', 'M1,2,3,4z m5 5h-1v2z', 'M0 0a5 5 0 019 9 5 5 0 1 0 1 1', ' M1 2\n'])(
    'takes the outline %j',
    (d) => {
      expect(parseGlyph(inSvg(`<path d="${d}"/>`)).problems).toEqual([])
    },
  )

  it('refuses a drawing of 50,000 paths in one sentence, and one of 101 [F95]', () => {
    expect(parseGlyph(inSvg(path.repeat(50_000))).problems).toEqual([
      {
        line: 1,
        field: 'svg',
        reason: expect.stringMatching(/^the drawing has [\d,]+ bytes, and 32,000 is the most: /),
      },
    ])
    expect(parseGlyph(inSvg(path.repeat(101))).problems).toEqual([
      {
        line: 1,
        field: 'path',
        reason: 'the drawing has 101 paths, and 100 is the most: unite them',
      },
    ])
    expect(parseGlyph(inSvg(path.repeat(100))).problems).toEqual([])
  })
})
