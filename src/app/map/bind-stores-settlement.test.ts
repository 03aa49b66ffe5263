// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bed, bind, clearStores, nest, runTasks, town, unbind } from '../../testing/bound-map.ts'
import { openMarker, openSpot, openTown, openedId } from '../../testing/open-cards.ts'
import { closeAll, closeCard, openInFront } from '../../features/card/opened.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

const opened = () => openedId('settlement')

beforeEach(() => {
  clearStores()
  closeAll()
})
afterEach(unbind)

it('moves the map to a settlement when its card opens or comes to cover it', () => {
  const engine = bind()
  openTown('Rattay', 'event')
  runTasks()
  expect(engine.calls).toMatchObject([{ kind: 'flyTo', coordinate: town.coordinate }])
  useViewport.setState({ padding: { bottom: 400 } })
  runTasks()
  expect(engine.calls).toHaveLength(2)
})

it('opens a settlement by its name and closes it by a click on empty land', () => {
  const engine = bind()
  engine.emit({ kind: 'place', name: 'Rattay' })
  runTasks()
  expect(opened()).toBe('Rattay')
  expect(engine.calls).toMatchObject([{ kind: 'reveal', coordinate: town.coordinate }])
  engine.emit({ kind: 'empty' })
  expect(opened()).toBeNull()
})

it('keeps the card behind that of a place that was chosen there, and for no other', () => {
  bind()
  openTown('Rattay', 'event')
  openInFront({ kind: 'marker', id: nest.id })
  closeCard()
  expect(opened()).toBe('Rattay')
  openInFront({ kind: 'marker', id: nest.id })
  openMarker(bed.id, 'pointer')
  closeCard()
  expect(opened()).toBeNull()
})

it('gives way to a temporary pin', () => {
  bind()
  openTown('Rattay', 'event')
  openSpot([10, 20], 'event')
  expect(opened()).toBeNull()
})

it('is not opened within another site’s page', () => {
  const engine = bind({ embedded: true })
  engine.emit({ kind: 'place', name: 'Rattay' })
  expect(opened()).toBeNull()
})
