// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translatePrerendered } from '../../src/start/translate-prerendered.ts'
import { markTexts } from './prerendered-texts.ts'

function marked(english: string, localized: string) {
  const { markup, texts } = markTexts(english, new Map([['de', localized]]))
  const root = document.createElement('div')
  root.innerHTML = markup
  return { root, texts: texts.get('de') }
}

function withoutMarks(root: Element): string {
  return root.innerHTML.replaceAll(/ data-i18n(="")?/g, '')
}

function translate(english: string, localized: string): string | undefined {
  const { root, texts } = marked(english, localized)
  if (!texts) return undefined
  translatePrerendered(root, texts)
  return withoutMarks(root)
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

it('turns any page into the same page in the other language', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => !/[\r\0]/.test(text))
  const page = fc.tuple(words, words, words, words).map(([label, first, second, last]) => {
    const [title, one, two, three] = [label, first, second, last].map(escaped)
    return `<!--$--><section aria-label="${title}" class="a"><h2>${one}<!-- --> ${two}</h2><br/><input value="${one}"/></section><!--/$--><p title="${two}">${three}</p>`
  })
  const root = document.createElement('div')
  fc.assert(
    fc.property(page, page, (english, localized) => {
      root.innerHTML = localized
      expect(translate(english, localized)).toBe(root.innerHTML)
    }),
  )
})

it('marks and names nothing that is the same', () => {
  const markPair = (english: string, localized: string) => {
    const { markup, texts } = markTexts(english, new Map([['de', localized]]))
    return [markup, texts.get('de')]
  }
  expect(markPair('<p>1403</p><p>A</p>', '<p>1403</p><p>B</p>')).toEqual([
    '<p>1403</p><p data-i18n>A</p>',
    ['B'],
  ])
  expect(markPair('<p title="a" class="b">1</p>', '<p title="c" class="b">1</p>')).toEqual([
    '<p data-i18n title="a" class="b">1</p>',
    [{ title: 'c' }],
  ])
  expect(markPair('<p>1<br/>A</p>', '<p>1<br/>B</p>')).toEqual([
    '<p data-i18n>1<br/>A</p>',
    [{ 1: 'B' }],
  ])
})

it('marks the same elements for all languages', () => {
  const localized = new Map([
    ['cs', '<p>1</p><p>B</p>'],
    ['de', '<p>2</p><p>A</p>'],
    ['fr', '<p>1</p>'],
  ])
  const { markup, texts } = markTexts('<p>1</p><p>A</p>', localized)
  expect(markup).toBe('<p data-i18n>1</p><p data-i18n>A</p>')
  expect([...texts]).toEqual([
    ['cs', [{}, 'B']],
    ['de', ['2', {}]],
  ])
})

it.each([
  ['<p>A</p>', '<p>A</p><p>B</p>'],
  ['<p>A</p>', '<b>A</b>'],
  ['<p title="a">A</p>', '<p lang="a">A</p>'],
  ['<p>A</p>', '<p><b></b></p>'],
])('says nothing of %s and %s, which differ in more than words', (english, localized) => {
  expect(translate(english, localized)).toBeUndefined()
})

describe('on a page that a browser extension has changed before [F75]', () => {
  const english = '<p>A</p><label title="a"><input/>B</label><i>C</i>'
  const localized = '<p>1</p><label title="1"><input/>2</label><i>3</i>'

  /** Returns the markup after `change` and the translation, without the foreign elements that `change` inserted. */
  function markupAfter(change: (root: HTMLElement) => void): string {
    const { root, texts } = marked(english, localized)
    change(root)
    translatePrerendered(root, texts ?? [])
    for (const foreign of root.querySelectorAll('u')) foreign.remove()
    return withoutMarks(root)
  }

  const foreign = () => {
    const element = document.createElement('u')
    element.textContent = 'extension'
    return element
  }

  it.each<[string, (root: HTMLElement) => void]>([
    ['at the beginning', (root) => root.prepend(foreign())],
    ['behind a field', (root) => root.querySelector('input')?.after(foreign())],
    ['within a text’s element', (root) => root.querySelector('p')?.append(foreign())],
    ['between texts', (root) => root.querySelector('p')?.after('text', foreign())],
    [
      'round a text',
      (root) => {
        const wrapper = foreign()
        wrapper.replaceChildren(...(root.querySelector('i')?.childNodes ?? []))
        root.querySelector('i')?.append(wrapper)
      },
    ],
  ])('says all of it with an element %s', (_where, change) => {
    expect(markupAfter(change).replace('</p>text', '</p>')).toBe(
      localized.replace('<input/>', '<input>'),
    )
  })

  it.each<[string, (root: HTMLElement) => void]>([
    ['is missing', (root) => root.querySelector('p')?.remove()],
    ['is there twice', (root) => root.append(root.querySelector('p')?.cloneNode(true) ?? '')],
  ])('changes nothing where one of its own %s', (_what, change) => {
    const { root, texts } = marked(english, localized)
    change(root)
    const before = root.innerHTML
    expect(() => translatePrerendered(root, texts ?? [])).toThrow('not as it was prerendered')
    expect(root.innerHTML).toBe(before)
  })
})
