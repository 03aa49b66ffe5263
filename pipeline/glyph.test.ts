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

  it('tells the line of a problem', () => {
    expect(parseGlyph(inSvg(`\n${path}\n<a/>`)).problems).toEqual([
      { line: 3, field: 'a', reason: 'the element is not allowed: keep only svg and path' },
    ])
  })

  it('tells what an element may carry and what a value must be', () => {
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
})
