import { expect, it } from 'vitest'
import { siteLocales } from '../../pipeline/messages/sentences.ts'
import { pageDescription } from './page-description.ts'

it('is said in the language, of the world, and leaves English as it is', () => {
  const inChinese = pageDescription('一千多个地点', siteLocales().get('zh'))
  expect(inChinese).toContain('一千多个地点')
  expect(inChinese).toMatch(/。$/)
  expect(pageDescription('a thousand places')).toMatch(/^Find, .* a thousand places on a map/)
})
