import { expect, it } from 'vitest'
import { useSelection } from './selection.ts'

const [nest, bed] = [1, 2] as const

it('holds one marker at a time, and how it came to be selected', () => {
  const { select, deselect } = useSelection.getState()
  expect(useSelection.getState()).toMatchObject({ selectedMarker: null, origin: null })
  select(nest, 'pointer')
  select(bed, 'event')
  expect(useSelection.getState()).toMatchObject({ selectedMarker: bed, origin: 'event' })
  deselect()
  expect(useSelection.getState()).toMatchObject({ selectedMarker: null, origin: null })
})
