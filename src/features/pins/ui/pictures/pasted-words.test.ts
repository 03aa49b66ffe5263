import { expect, it } from 'vitest'
import { hasWords } from './pasted-words.ts'

interface Pasted {
  readonly plain?: string
  readonly html?: string
  readonly name?: string
}

const words = ({ plain = '', html = '', name = 'image.png' }: Pasted) =>
  hasWords({
    files: [{ name }],
    getData: (type) => (type === 'text/plain' ? plain : type === 'text/html' ? html : ''),
  })

const cells = '<table><tr><td>Skalitz</td><td>12</td></tr></table>'
const style = '<style>td { color: red }</style>'

it.each<[string, Pasted]>([
  ['cells of a spreadsheet', { plain: 'Skalitz\t12', html: `<html>${style}${cells}` }],
  ['cells without markup', { plain: 'Skalitz\t12' }],
  ['words of a word processor', { html: '<p class=MsoNormal>By the mill</p>' }],
  ['a paragraph with a picture in it', { html: '<p>By the mill <img src="a.png"></p>' }],
  ['words beside an address', { plain: 'Look:\nhttps://example.org/a.png' }],
])('%s are words', (_what, pasted) => {
  expect(words(pasted)).toBe(true)
})

it.each<[string, Pasted]>([
  ['a screenshot', {}],
  [
    'a picture of a page',
    { html: '<meta charset="utf-8"><img src="https://a.org/b.png" alt="B">' },
  ],
  [
    'a picture of a page, with its address',
    { html: '<img src="b.png">', plain: 'https://a.org/b' },
  ],
  ['a picture whose text is an attribute', { html: `<img alt="Mill > pond" src='b.png'>` }],
  ['a picture with a comment', { html: '<!--StartFragment--><img src="b.png"><!--EndFragment-->' }],
  ['a picture in a link', { html: '<a href="https://a.org"><img src="b.png"></a>' }],
  ['a picture of a word processor', { html: `${style}<p>&nbsp;<img src="b.png"><o:p></o:p></p>` }],
  ['a file of a file manager', { plain: 'mill.png', name: 'mill.png' }],
  ['a file with its path', { plain: 'copy\nfile:///home/a/mill.png\n', name: 'mill.png' }],
  ['a picture with an address', { plain: 'https://a.org/b.png?size=2' }],
  ['a picture with blanks', { plain: ' \r\n', html: '<meta charset="utf-8">' }],
])('%s is a picture', (_what, pasted) => {
  expect(words(pasted)).toBe(false)
})
