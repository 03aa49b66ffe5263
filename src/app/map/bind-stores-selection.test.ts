// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Marker } from '../../world/marker.ts'
import { questStartId } from '../../world/quest-start.ts'
import {
  bed,
  bind,
  clearStores,
  last,
  nest,
  runTasks,
  select,
  tasks,
  unbind,
} from '../../testing/bound-map.ts'
import { openQuest } from '../../testing/open-cards.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { closeAll } from '../../features/card/opened.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

beforeEach(() => {
  clearStores()
  return unbind
})

describe('a selection', () => {
  it.each(['event', 'link'] as const)('by %s flies to the marker', (origin) => {
    const engine = bind()
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: true }])
  })

  it.each(['pointer', 'keyboard'] as const)('by %s only reveals the marker', (origin) => {
    const engine = bind()
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'reveal', coordinate: bed.coordinate, animate: true }])
  })

  it('of a quest flies to its start as soon as that is known', () => {
    const engine = bind()
    openQuest(4, 'link')
    runTasks()
    expect(engine.calls).toEqual([])
    const start: Marker = { id: questStartId(4), locationType: 'quest', coordinate: [5, 6] }
    const byId = new Map([[start.id, start]])
    const none = { types: [], glyphs: {}, categories: [], done: new Set<number>() }
    useQuests.setState({ starts: { ...none, markers: [start], byId, shown: false } })
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'flyTo', coordinate: [5, 6], animate: true }])
    const { moreMarkers, selected } = last() ?? {}
    expect(moreMarkers?.byId.get(selected ?? 0)).toBe(start)
    useQuests.setState({ starts: null })
  })

  it.each([
    ['event', 'flyTo'],
    ['pointer', 'reveal'],
  ] as const)('by %s jumps when stillness is preferred', (origin, kind) => {
    let still = false
    const engine = bind({ prefersStillness: () => still })
    still = true
    select(bed, origin)
    runTasks()
    expect(engine.calls).toEqual([{ kind, coordinate: bed.coordinate, animate: false }])
  })

  it.each(['bottom', 'right'] as const)(
    'by event is brought into the middle again when its first card covers the %s, but not once the map was moved [F71]',
    (edge) => {
      const engine = bind()
      select(bed, 'event')
      runTasks()
      useViewport.setState({ padding: { [edge]: 300 } })
      runTasks()
      const flight = { kind: 'flyTo', coordinate: bed.coordinate, animate: true }
      expect(engine.calls).toEqual([flight, flight])
      select(nest, 'event')
      runTasks()
      engine.emit({ kind: 'steered' })
      useViewport.setState({ padding: { [edge]: 400 } })
      runTasks()
      expect(engine.calls.slice(3)).toEqual([
        { kind: 'reveal', coordinate: nest.coordinate, animate: true },
      ])
    },
  )

  it.each(['pointer', 'event', 'link'] as const)(
    'by %s stays in sight when its card grows',
    (origin) => {
      const engine = bind()
      select(bed, origin)
      runTasks()
      useViewport.setState({ padding: { bottom: 100 } })
      runTasks()
      const before = engine.calls.length
      useViewport.setState({ padding: { bottom: 400 } })
      runTasks()
      useViewport.setState({ padding: { bottom: 300 } })
      runTasks()
      expect(engine.calls.slice(before)).toEqual([
        { kind: 'reveal', coordinate: bed.coordinate, animate: true },
      ])
    },
  )

  it('waits until what covers the map was measured, and shows the marker before', () => {
    const engine = bind()
    select(bed, 'event')
    expect(last()?.selected).toBe(bed.id)
    expect(engine.calls).toEqual([])
    expect(tasks).toHaveLength(1)
  })

  it('goes to the marker that is selected in the end', () => {
    const engine = bind()
    select(bed, 'event')
    select(nest, 'event')
    runTasks()
    expect(engine.calls.at(-1)).toMatchObject({ coordinate: nest.coordinate })
    expect(engine.calls).not.toContainEqual(expect.objectContaining({ coordinate: bed.coordinate }))
  })

  it('still flies if the history opens the same card again before the layout', () => {
    const engine = bind()
    select(bed, 'event')
    select(bed, 'back')
    runTasks()
    expect(engine.calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: true }])
  })

  it('flies to no card that has closed before the layout', () => {
    const engine = bind()
    select(bed, 'event')
    closeAll()
    runTasks()
    expect(engine.calls).toEqual([])
  })
})
