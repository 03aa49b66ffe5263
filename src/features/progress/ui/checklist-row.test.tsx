// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Marker } from '../../../world/marker.ts'
import { askForName } from '../known-names.ts'
import { useProgress } from '../progress.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { ChecklistRow } from './checklist-row.tsx'

afterEach(cleanup)

function show(id: number): void {
  const marker: Marker = {
    id,
    locationType: 'Grave',
    coordinate: [10, 10],
    name: 'Murdered Musician',
    veiled: true,
  }
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <ChecklistRow marker={marker} type={markerType('Grave')} from={[0, 0]} />
    </WorldProvider>,
  )
}

const row = () => screen.getByRole('button').textContent

it('says a veiled name while the place is marked', () => {
  show(7)
  expect(row()).toContain('Grave #7')
  const { addDiscovered, removeDiscovered } = useProgress.getState()
  act(() => addDiscovered(7))
  expect(row()).toContain('Murdered Musician #7')
  act(() => removeDiscovered(7))
  expect(row()).toContain('Grave #7')
})

it('says it to who asked for it', () => {
  show(8)
  act(() => askForName(8))
  expect(row()).toContain('Murdered Musician #8')
})
