// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../../i18n/generated/first.ts'
import {
  english,
  setLocale,
  defineMessages,
  currentLocale,
  currentNames,
} from '../../i18n/language/locale.ts'
import { useSettings } from './settings.ts'
import type { LocaleFile } from './locale-file.ts'
import { beginLanguage, chooseLanguage, localizeTextPages } from './page-language.ts'

const page = document.documentElement
const rules = { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } as const

function fileOf(lang: string, open: string): LocaleFile {
  return {
    sentences: { lang, rules, groups: { first: { panel: { open } } } },
    names: { places: { Town: `${lang} town` } },
  }
}

let answers: Record<string, () => Promise<Response>>

const answer = (file: unknown) => () => Promise.resolve(Response.json(file))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  answers = {
    '/data/shore/cs.1.json': answer(fileOf('cs', 'Otevřít')),
    '/data/shore/de.2.json': answer(fileOf('de', 'Öffnen')),
  }
  vi.stubGlobal(
    'fetch',
    (address: string) => answers[address]?.() ?? Promise.reject(new Error(address)),
  )
  page.dataset['languages'] = '/data/shore/ cs.1 de.2'
  page.lang = 'en'
})

afterEach(() => {
  setLocale(english)
  useSettings.setState({ language: null })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('applies a chosen language to messages and names, and remembers it', async () => {
  expect(await chooseLanguage('de')).toBe(true)
  expect(messages.panel.open).toBe('Öffnen')
  expect(page.lang).toBe('de')
  expect(currentNames()?.places).toEqual({ Town: 'de town' })
  expect(useSettings.getState().language).toBe('de')
  expect(await chooseLanguage('en')).toBe(true)
  expect(messages.panel.open).toBe('Open panel')
  expect(page.lang).toBe('en')
  expect(currentNames()).toBeUndefined()
})

it.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['is a page of the host', () => Promise.resolve(new Response('<html>'))],
  ['is of another language', answer(fileOf('cs', 'Otevřít'))],
  ['is something else', answer([])],
])('stays as it is when the file %s', async (_, response) => {
  answers['/data/shore/de.2.json'] = response
  expect(await chooseLanguage('de')).toBe(false)
  expect(currentLocale()).toBe('en')
  expect(page.lang).toBe('en')
  expect(useSettings.getState().language).toBeNull()
})

const whole = fileOf('de', 'Öffnen')
const broken: readonly [string, object | null][] = [
  ['nothing', null],
  ['no sentences', { names: whole.names }],
  ['no rules', { ...whole, sentences: { lang: 'de', groups: whole.sentences.groups } }],
  ['a rule less', { ...whole, sentences: { ...whole.sentences, rules: { plural: 'one' } } }],
  ['no groups', { ...whole, sentences: { lang: 'de', rules } }],
  ['empty groups', { ...whole, sentences: { lang: 'de', rules, groups: {} } }],
  ['groups that are a list', { ...whole, sentences: { lang: 'de', rules, groups: [] } }],
  ...[5, null, [0], [['a']], [[0, null]], [[0, { other: 3 }]], { deeper: 1 }].map(
    (open) =>
      [
        `the sentence ${JSON.stringify(open)}`,
        { ...whole, sentences: { lang: 'de', rules, groups: { first: { panel: { open } } } } },
      ] as [string, object],
  ),
  ['no names', { sentences: whole.sentences }],
  ['names that are null', { ...whole, names: null }],
  ['a title that is none', { ...whole, names: { title: {} } }],
  ['places that are a list', { ...whole, names: { places: ['Stadt'] } }],
  ['a place that is a number', { ...whole, names: { places: { Town: 3 } } }],
  ['a word that is a number', { ...whole, names: { words: { chest: [3] } } }],
]

it.each(broken)('[F80] stays as it is when the file has %s', async (_, file) => {
  answers['/data/shore/de.2.json'] = answer(file)
  expect(await chooseLanguage('de')).toBe(false)
  expect(messages.panel.open).toBe('Open panel')
  expect(page.lang).toBe('en')
  const onFailed = vi.fn<() => void>()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  await beginLanguage(onFailed)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(messages.panel.open).toBe('Open panel')
})

it('keeps the last choice, even if an earlier language loads later', async () => {
  let come: (response: Response) => void = () => undefined
  answers['/data/shore/cs.1.json'] = () => new Promise((resolve) => (come = resolve))
  const first = chooseLanguage('cs')
  await chooseLanguage('de')
  come(Response.json(fileOf('cs', 'Otevřít')))
  await first
  expect(messages.panel.open).toBe('Öffnen')
  expect(page.lang).toBe('de')
  expect(useSettings.getState().language).toBe('de')
})

it('translates text pages once one is shown, or falls back to English', async () => {
  const page = document.documentElement
  page.dataset['pageLanguages'] = '/data/ cs.3 de.4'
  answers['/data/de.4.json'] = answer({ terms: { terms: { title: 'Bedingungen' } } })
  const texts = defineMessages<{ readonly terms: { readonly title: string } }>('terms', {
    terms: { title: 'Terms' },
  })
  await chooseLanguage('de')
  expect(texts.terms.title).toBe('Terms')
  await localizeTextPages()
  expect(texts.terms.title).toBe('Bedingungen')
  expect(messages.panel.open).toBe('Öffnen')
  await chooseLanguage('cs')
  expect(texts.terms.title).toBe('Terms')
  expect(messages.panel.open).toBe('Otevřít')
  await chooseLanguage('de')
  expect(texts.terms.title).toBe('Bedingungen')
})

it('starts in the browser’s language with the file that the page has requested', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['cs-CZ'])
  page.lang = 'cs'
  window.languageFile = Promise.resolve(fileOf('cs', 'Otevřít'))
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked for twice')))
  await beginLanguage()
  expect(messages.panel.open).toBe('Otevřít')
  expect(useSettings.getState().language).toBeNull()
})

it('allows browser translation only if the reader does not read the language [F74]', async () => {
  const reads = vi.spyOn(navigator, 'languages', 'get')
  page.dataset['languages'] = '/data/shore/ cs.1 de.2 zh.5'
  answers['/data/shore/zh.5.json'] = answer(fileOf('zh', '打开'))
  for (const [languages, lang, translate] of [
    [['de-AT', 'fr'], 'de', false],
    [['fr', 'de'], 'de', false],
    [['fr', 'pt-BR'], 'de', true],
    [['de'], 'en', true],
    [['en-GB'], 'en', false],
    [['zh-CN'], 'zh', false],
    [['zh-TW'], 'zh', true],
    [['zh-TW', 'en'], 'en', false],
  ] as const) {
    reads.mockReturnValue(languages)
    await chooseLanguage(lang)
    expect(page.translate, `${languages.join()} on a page in ${lang}`).toBe(translate)
  }
  useSettings.setState({ language: null })
  reads.mockReturnValue(['pt'])
  await beginLanguage()
  expect(page.translate, 'from the beginning').toBe(true)
})

it('is installed under the name that the map has in the language', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/maps/manifest.webmanifest" />'
  const address = () => document.querySelector<HTMLLinkElement>('link')?.href
  await chooseLanguage('de')
  expect(address()).toMatch(/\/maps\/manifest\.de\.webmanifest$/)
  await chooseLanguage('cs')
  expect(address()).toMatch(/\/maps\/manifest\.cs\.webmanifest$/)
  await chooseLanguage('en')
  expect(address()).toMatch(/\/maps\/manifest\.webmanifest$/)
  document.head.innerHTML = ''
})

it('follows the choice of another tab, and nothing else of its settings', async () => {
  await beginLanguage()
  const tell = (state: object) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'settings-store', newValue: JSON.stringify({ state }) }),
    )
  tell({ language: 'cs', panelOpen: false })
  await vi.waitFor(() => expect(messages.panel.open).toBe('Otevřít'))
  expect(useSettings.getState()).toMatchObject({ language: 'cs', panelOpen: true })
  tell({ language: 'xx' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings-store', newValue: '{' }))
  expect(currentLocale()).toBe('cs')
})

it('translates a text page that opens while a language is loading', async () => {
  vi.resetModules()
  const fresh = await import('./page-language.ts')
  const { defineMessages: freshlyDefined } = await import('../../i18n/language/locale.ts')
  page.dataset['pageLanguages'] = '/data/ cs.3 de.4'
  let arrive: (response: Response) => void = () => undefined
  answers['/data/shore/de.2.json'] = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  answers['/data/de.4.json'] = answer({ terms: { title: 'Bedingungen' } })
  const chosen = fresh.chooseLanguage('de')
  await fresh.localizeTextPages()
  arrive(Response.json(fileOf('de', 'Öffnen')))
  await chosen
  const terms = freshlyDefined<{ readonly title: string }>('terms', { title: 'Terms' })
  expect(terms.title).toBe('Bedingungen')
})
