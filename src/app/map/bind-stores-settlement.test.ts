// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bed, bind, clearStores, nest, runTasks, town, unbind } from '../../testing/bound-map.ts'
import { useViewportPadding } from '../../features/viewport/viewport-padding.ts'
import { useSelection } from '../../features/card/selection.ts'
import {
  closeSettlement,
  openSettlement,
  useSettlement,
} from '../../features/card/open-settlement.ts'
import { useSpot } from '../../features/card/spot.ts'

const opened = () => useSettlement.getState().place

beforeEach(() => {
  clearStores()
  closeSettlement()
})
afterEach(unbind)

it('moves the map to a settlement when its card opens or comes to cover it', () => {
  const engine = bind()
  openSettlement('Rattay', 'event')
  runTasks()
  expect(engine.calls).toMatchObject([{ kind: 'flyTo', coordinate: town.coordinate }])
  useViewportPadding.setState({ padding: { bottom: 400 } })
  runTasks()
  expect(engine.calls).toHaveLength(2)
})

it('opens a settlement by its name and closes it by a click on empty land', () => {
  const engine = bind()
  engine.emit({ kind: 'settlement', place: 'Rattay' })
  runTasks()
  expect(opened()).toBe('Rattay')
  expect(engine.calls).toMatchObject([{ kind: 'reveal', coordinate: town.coordinate }])
  engine.emit({ kind: 'empty' })
  expect(opened()).toBeNull()
})

it('keeps the card behind that of a place that was chosen there, and for no other', () => {
  bind()
  openSettlement('Rattay', 'event')
  useSettlement.setState({ chosen: nest.id })
  useSelection.getState().select(nest.id, 'event')
  expect(opened()).toBe('Rattay')
  useSelection.getState().select(bed.id, 'pointer')
  expect(opened()).toBeNull()
})

it('gives way to a temporary pin', () => {
  bind()
  openSettlement('Rattay', 'event')
  useSpot.getState().drop([10, 20], 'map')
  expect(opened()).toBeNull()
})

it('is not opened within another site’s page', () => {
  const engine = bind({ embedded: true })
  engine.emit({ kind: 'settlement', place: 'Rattay' })
  expect(opened()).toBeNull()
})
