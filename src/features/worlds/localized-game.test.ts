// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePageLanguage, useGame } from './localized-names.ts'
import { aboutGame } from '../../platform/page-world.ts'

afterEach(() => usePageLanguage.setState({ names: undefined }))

it('calls the game as players of the language do, as soon as its names are there', () => {
  const { result } = renderHook(useGame)
  expect(result.current).toEqual(aboutGame())
  act(() => usePageLanguage.setState({ names: { game: '天国：拯救' } }))
  expect(result.current).toEqual({ ...aboutGame(), game: '天国：拯救' })
  act(() => usePageLanguage.setState({ names: { title: 'Böhmen, 1403' } }))
  expect(result.current).toEqual(aboutGame())
})
