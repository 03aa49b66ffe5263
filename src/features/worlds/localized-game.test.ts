// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { english, setLocale } from '../../i18n/language/locale.ts'
import { useGame } from './localized-names.ts'
import { aboutGame } from '../../platform/page-world.ts'

afterEach(() => setLocale(english))

it('calls the game as players of the language do, as soon as its names are there', () => {
  const { result } = renderHook(useGame)
  expect(result.current).toEqual(aboutGame())
  act(() => setLocale({ ...english, names: { game: '天国：拯救' } }))
  expect(result.current).toEqual({ ...aboutGame(), game: '天国：拯救' })
  act(() => setLocale({ ...english, names: { title: 'Böhmen, 1403' } }))
  expect(result.current).toEqual(aboutGame())
})
