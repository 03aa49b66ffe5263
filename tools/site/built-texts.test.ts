// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sayBuilt } from '../../src/stores/languages/say-built.ts'
import { builtTexts } from './built-texts.ts'

function said(english: string, spoken: string): string | undefined {
  const texts = builtTexts(english, spoken)
  if (!texts) return undefined
  const root = document.createElement('div')
  root.innerHTML = english
  sayBuilt(root, texts)
  return root.innerHTML
}

/** As React writes it. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

it('turns the page into what it is in the other language, whatever it says', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => !/[\r\0]/.test(text))
  const page = fc.tuple(words, words, words, words).map(([label, first, second, last]) => {
    const [title, one, two, three] = [label, first, second, last].map(escaped)
    return `<!--$--><section aria-label="${title}" class="a"><h2>${one}<!-- --> ${two}</h2><br/><input value="${one}"/></section><!--/$--><p>${three}</p>`
  })
  const root = document.createElement('div')
  fc.assert(
    fc.property(page, page, (english, spoken) => {
      root.innerHTML = spoken
      expect(said(english, spoken)).toBe(root.innerHTML)
    }),
  )
})

it('names nothing that is the same', () => {
  expect(builtTexts('<p>1403</p><p>A</p>', '<p>1403</p><p>B</p>')).toEqual([4, 'B'])
  expect(builtTexts('<p title="a" class="b">1</p>', '<p title="c" class="b">1</p>')).toEqual([
    1,
    { title: 'c' },
  ])
})

it.each([
  ['<p>A</p>', '<p>A</p><p>B</p>'],
  ['<p>A</p>', '<b>A</b>'],
  ['<p title="a">A</p>', '<p lang="a">A</p>'],
  ['<p>A</p>', '<p><b></b></p>'],
])('says nothing of %s and %s, which differ in more than words', (english, spoken) => {
  expect(builtTexts(english, spoken)).toBeUndefined()
})
