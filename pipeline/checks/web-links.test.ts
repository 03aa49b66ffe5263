import { expect, it } from 'vitest'
import { files, goodSource, marker, type } from '../fixtures/good-source.ts'
import { webLinks } from './web-links.ts'

const linking = (link: string) => ({ ...goodSource(), markers: [marker({ line: 4, link })] })

it.each([
  '',
  'https://wiki.example/page',
  'https://wiki.example',
  'https://wiki.example/Ж%C4%8D?a=b,c&d=(e)#f',
  'https://wiki.example:8443/page',
])('takes %j', (link) => {
  expect(webLinks(linking(link))).toEqual([])
})

it.each([
  'http://wiki.example/page',
  'javascript:alert(1)',
  'wiki.example/page',
  '//wiki.example/page',
  'https://wiki',
  'https://someone@wiki.example/page',
  'https://wiki.example/a page',
  'https://wiki.example/"onclick',
  ' https://wiki.example/page',
])('refuses %j, and says where it stands', (link) => {
  expect(webLinks(linking(link))).toEqual([
    {
      file: files.markers,
      line: 4,
      field: 'link',
      reason: `${JSON.stringify(link)} must be a whole address, such as https://wiki.example/page`,
    },
  ])
})

it('looks at kinds, too', () => {
  const source = { ...goodSource(), types: [type({ line: 3, link: 'ftp://wiki.example' })] }
  expect(webLinks(source)).toMatchObject([{ file: files.types, line: 3, field: 'link' }])
})
