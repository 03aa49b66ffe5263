import { expect, it } from 'vitest'
import { english, setLocale } from './language/locale.ts'
import { creditsText, termsText } from './legal-text.ts'

const here = { game: 'A Game', studio: 'A Studio' }

it('names the game that is shown, and who made it', () => {
  expect(termsText(here).intro).toContain('for players of A Game.')
  for (const text of [termsText(here), creditsText(here, [])]) {
    expect(JSON.stringify(text)).toMatch(/affiliated with A Studio.*A Game/)
  }
})

it('credits the surveys and glyphs of all worlds, the home one’s without its name', () => {
  const home = { game: 'A Game', title: 'Home', survey: 'Walked by hand.', glyphs: 2 }
  const shore = { game: 'Another', title: 'Shore', survey: 'Seen from afar.', glyphs: 6 }
  const [facts, glyphs] = creditsText(here, [
    home,
    shore,
    { game: 'Third', title: 'Bare', glyphs: 0 },
  ]).sections
  expect(facts?.paragraphs).toEqual([
    expect.stringMatching(/that world\. Walked by hand\. No picture/),
    'Shore, of Another: Seen from afar.',
    expect.any(String),
  ])
  expect(glyphs?.paragraphs).toEqual([
    expect.stringMatching(/^2 of the places’ glyphs, and seven of the pin icons, come from/),
    'Shore, of Another: 6 of the places’ glyphs, from the same set.',
  ])
})

it('says nothing of what a home world does not tell', () => {
  const [facts, glyphs] = creditsText(here, [{ game: 'A Game', title: 'Home', glyphs: 0 }]).sections
  expect(facts?.paragraphs[0]).toMatch(/that world\. No picture/)
  expect(glyphs?.paragraphs[0]).toMatch(/^Seven of the pin icons come from/)
})

it('credits worlds by their names in the current language', () => {
  const zh = { title: '海岸', survey: '步行测绘。' }
  const shore = {
    game: 'Another',
    title: 'Shore',
    survey: 'Seen.',
    glyphs: 0,
    translations: { zh },
  }
  const home = { game: 'A Game', title: 'Home', glyphs: 0 }
  const group = () => creditsText(here, [home, shore]).sections[0]?.paragraphs[1]
  expect(group()).toBe('Shore, of Another: Seen.')
  setLocale({ ...english, lang: 'zh' })
  expect(group()).toBe('海岸, of Another: 步行测绘。')
  setLocale(english)
})
