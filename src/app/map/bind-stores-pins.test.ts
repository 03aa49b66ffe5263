// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { usePinEditing } from '../../features/pins/pin-editing.ts'
import { addPin, deletePin } from '../../features/pins/pins.ts'
import { changeFilters } from '../../features/filters/shown-filters.ts'
import { useOpenMenu } from '../../features/card/open-menu.ts'
import {
  bed,
  bind,
  clearStores,
  lastEngine,
  runTasks,
  select,
  unbind,
} from '../../testing/bound-map.ts'
import { openPin, openedId } from '../../testing/open-cards.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

beforeEach(() => {
  clearStores()
  return unbind
})

describe('pins of the player’s own', () => {
  const layer = () => lastEngine().layers.find(({ points }) => points)
  const shown = () => layer()?.points?.size
  const selected = () => layer()?.selectedItem?.()
  const add = (x: number, y: number) => addPin({ x, y, title: '', note: '' }).id

  it('are shown unless filtered out, and the selected one always', () => {
    bind()
    const id = add(100, 200)
    expect(shown()).toBe(1)
    changeFilters({ showPins: false })
    expect(shown()).toBe(0)
    openPin(id, 'event')
    expect(shown()).toBe(0)
    expect(selected()?.id).toBe(id)
    deletePin(id)
    expect(selected()).toBeUndefined()
  })

  it('are selected and moved by what a player does on the map', () => {
    const id = add(100, 200)
    const engine = bind()
    engine.emit({ kind: 'item', id, by: 'pointer' })
    expect(openedId('pin')).toBe(id)
    layer()?.handleAt?.([100, 200], 10, 1)?.drop?.([300.04, 400])
    expect(selected()?.coordinate).toEqual([300, 400])
    select(bed, 'pointer')
    expect(openedId('pin')).toBeNull()
  })

  it('are flown to from a list and revealed while they are edited or moved', () => {
    const id = add(100, 200)
    const engine = bind()
    openPin(id, 'event')
    runTasks()
    usePinEditing.setState({ id })
    runTasks()
    usePinEditing.setState({ moved: { id, to: [110, 200] } })
    expect(selected()?.coordinate).toEqual([110, 200])
    runTasks()
    expect(engine.calls).toEqual([
      { kind: 'flyTo', coordinate: [100, 200], animate: true },
      { kind: 'reveal', coordinate: [100, 200], animate: true },
      { kind: 'reveal', coordinate: [110, 200], animate: true },
    ])
  })

  it('are brought into sight when their form has made the card higher', () => {
    const id = add(100, 200)
    const engine = bind()
    openPin(id, 'pointer')
    useViewport.setState({ padding: { bottom: 100 } })
    usePinEditing.setState({ id })
    runTasks()
    const before = engine.calls.length
    useViewport.setState({ padding: { bottom: 500 } })
    runTasks()
    expect(engine.calls.slice(before)).toEqual([
      { kind: 'reveal', coordinate: [100, 200], animate: true },
    ])
    useViewport.setState({ padding: { bottom: 200 } })
    runTasks()
    expect(engine.calls.length).toBe(before + 1)
  })

  it('are not another site’s business, and neither is the menu', () => {
    const id = add(100, 200)
    const engine = bind({ embedded: true })
    openPin(id, 'event')
    expect(layer()).toBeUndefined()
    engine.emit({
      kind: 'context',
      coordinate: [10, 20],
      pixel: [30, 40],
      marker: null,
      item: null,
    })
    expect(useOpenMenu.getState().menu).toBeNull()
  })
})
