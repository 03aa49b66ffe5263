// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLive } from '../live.ts'
import { bind, clearStores, unbind } from '../../../testing/bound-map.ts'
import type { FakeEngine } from '../../../testing/fake-engine.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

const follows = (engine: FakeEngine) => engine.calls.filter(({ kind }) => kind === 'follow')
let layersAtFirst = 0
const layersAdded = (engine: FakeEngine) => engine.layers.length - layersAtFirst
const goTo = (x: number) =>
  useLive.setState({ signal: 'here', position: { coordinate: [x, 0], heading: 0 } })

beforeEach(() => {
  clearStores()
  useLive.setState(useLive.getInitialState(), true)
  return unbind
})

async function bindFollowing(): Promise<FakeEngine> {
  const engine = bind()
  layersAtFirst = engine.layers.length
  useLive.setState({ source: 'program' })
  await vi.waitFor(() => expect(layersAdded(engine)).toBe(2))
  return engine
}

describe('following on the map', () => {
  it('has nothing on the map until somebody is followed', async () => {
    const engine = bind()
    layersAtFirst = engine.layers.length
    useLive.setState({ dialog: {} })
    await Promise.resolve()
    expect(layersAdded(engine)).toBe(0)
  })

  it('comes closer at first, and then goes along', async () => {
    const engine = await bindFollowing()
    goTo(1)
    goTo(2)
    expect(follows(engine)).toEqual([
      { kind: 'follow', coordinate: [1, 0], near: true },
      { kind: 'follow', coordinate: [2, 0], near: false },
    ])
  })

  it('yields to the player’s own hand until it is asked back', async () => {
    const engine = await bindFollowing()
    goTo(1)
    engine.emit({ kind: 'steered' })
    goTo(2)
    useViewport.setState({ position: { coordinates: [9, 9], zoom: 3 } })
    expect(follows(engine)).toHaveLength(1)
    useLive.setState({ isCentred: true })
    expect(follows(engine).at(-1)).toMatchObject({ coordinate: [2, 0], near: false })
  })

  it('marks the arrow as old while the source has nothing good to tell [F90]', async () => {
    await bindFollowing()
    const { ArrowLayer } = await import('./live-layers.ts')
    const show = vi.spyOn(ArrowLayer.prototype, 'show')
    goTo(1)
    expect(show).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ isCurrent: true }),
    )
    useLive.setState({ hasMissedReading: true })
    expect(show).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ isCurrent: false }),
    )
    show.mockRestore()
  })

  it('takes its layers away with the map', async () => {
    const engine = await bindFollowing()
    unbind()
    expect(engine.layers).toEqual([])
  })
})
