// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Marker } from '../../world/marker.ts'
import { useProgress } from './progress.ts'
import { askForName, labelNow, useLabel } from './known-names.ts'

const grave = (id: number): Marker => ({
  id,
  locationType: 'grave',
  coordinate: [1, 2],
  name: 'Murdered Musician',
  veiled: true,
})

it('shows a veiled name while the place is marked', () => {
  const { result } = renderHook(() => useLabel(grave(7), undefined))
  const { addDiscovered, removeDiscovered } = useProgress.getState()
  expect(result.current).toBe('grave')
  act(() => addDiscovered(7))
  expect(result.current).toBe('Murdered Musician')
  expect(labelNow(grave(7), undefined)).toBe('Murdered Musician')
  act(() => removeDiscovered(7))
  expect(result.current).toBe('grave')
  expect(labelNow(grave(7), undefined)).toBe('grave')
})

it('shows a veiled name on request, for that place alone', () => {
  const { result } = renderHook(() => useLabel(grave(8), undefined))
  act(() => askForName(8))
  expect(result.current).toBe('Murdered Musician')
  expect(labelNow(grave(9), undefined)).toBe('grave')
})
