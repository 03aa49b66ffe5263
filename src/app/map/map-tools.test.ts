// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addPin } from '../../features/pins/pins.ts'
import { drawLine, drawnLine } from '../../features/viewport/drawn-line.ts'
import { stepLassoBack } from '../../features/areas/lasso.ts'
import { useRoute } from '../../features/routes/route-store.ts'
import { undoLatestStep } from '../../features/progress/undo/undo-step.ts'
import { closeMenu, openMenu } from '../../features/card/open-menu.ts'
import { bed, boundWorld, clearStores, town } from '../../testing/bound-map.ts'
import {
  type MapTool,
  createToolDispatcher,
  combineDrawings,
  keepToolsExclusive,
  toolOfClicks,
  watchToolKeys,
} from '../../features/viewport/toolbox.ts'
import { mapTools } from './map-tools.ts'
import { openMarker, openPin, openTown } from '../../testing/open-cards.ts'

const useInvented = createStore(() => ({ on: false }))

/** Shows that a new tool needs only an entry of this kind. */
const invented: MapTool = {
  name: 'invented',
  inUse: () => useInvented.getState().on,
  end: () => useInvented.setState({ on: false }),
  subscribe: useInvented.subscribe,
  takesClicks: () => useInvented.getState().on,
  stepBack: vi.fn<() => void>(),
  escape: 'anywhere',
  handlers: { point: vi.fn<() => void>() },
  drawn: () => ({ highlighted: useInvented.getState().on ? new Set([1]) : null }),
  crosshair: () => 'Press Enter.',
}

const [menu] = mapTools.slice(-1)
const tools = [...mapTools.slice(0, -1), invented, ...(menu ? [menu] : [])]

const takeUp: Readonly<Record<string, () => void>> = {
  measure: () => drawLine('measure', [[1, 2]]),
  lasso: () => drawLine('lasso', []),
  pin: () => openPin(addPin({ x: 1, y: 2, title: '', note: '' }).id, 'pointer'),
  route: () => useRoute.setState({ points: [[1, 2], null], choosing: 1 }),
  select: () => openMarker(bed.id, 'pointer'),
  invented: () => useInvented.setState({ on: true }),
}
const openSpotMenu = () =>
  openMenu({ kind: 'spot', coordinate: [1, 2], pixel: [3, 4], pinId: null })

const closeLasso = () => drawLine('lasso', [[1, 2]], true)

const used = () => tools.filter((tool) => tool.inUse()).map(({ name }) => name)

const focusMap = vi.fn<() => void>()
let map: HTMLElement
let stops: readonly (() => void)[]

beforeEach(() => {
  clearStores()
  vi.clearAllMocks()
  useInvented.setState({ on: false })
  document.body.innerHTML = '<div data-map-focus tabindex="0"></div><input><input type="range">'
  map = document.querySelector('div') as HTMLElement
  stops = [
    keepToolsExclusive(tools, () => boundWorld),
    watchToolKeys(tools, { world: () => boundWorld, focusMap }),
  ]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  document.body.innerHTML = ''
})

const names = Object.keys(takeUp)
/** Tools that select a place, which the route tool takes as its point. */
const answers = ['pin', 'select']
const pairs = names.flatMap((one) =>
  names
    .filter((other) => other !== one && !(one === 'route' && answers.includes(other)))
    .map((to) => [one, to]),
)

it('knows how to take up every tool of the map', () => {
  expect([...names, 'spot menu'].sort()).toEqual(tools.map(({ name }) => name).sort())
})

describe('keepToolsExclusive', () => {
  it.each(pairs)('%s is ended when %s is taken up', (one = '', other = '') => {
    takeUp[one]?.()
    expect(used()).toEqual([one])
    takeUp[other]?.()
    expect(used()).toEqual([other])
  })

  it.each([
    ['a place', () => openMarker(bed.id, 'event'), bed.coordinate],
    ['a pin', takeUp['pin'], [1, 2]],
    ['a settlement', () => openTown('Rattay', 'event'), town.coordinate],
  ] as const)(
    '[F87] %s is the end that a route asks for, and opens no card',
    (_name, choose, end) => {
      const begin = [40, 50] as const
      useRoute.setState({ points: [begin, null], choosing: 1 })
      choose?.()
      expect(useRoute.getState()).toMatchObject({ points: [begin, end], choosing: null })
      expect(used()).toEqual([])
      // Replaces a point that the route already had, which can be undone.
      useRoute.setState({ choosing: 0 })
      choose?.()
      expect(useRoute.getState().points).toEqual([end, end])
      undoLatestStep()
      expect(useRoute.getState().points).toEqual([begin, end])
    },
  )

  it('a closed lasso stays while its places are examined, until it is redrawn', () => {
    takeUp['lasso']?.()
    closeLasso()
    takeUp['select']?.()
    expect(used()).toEqual(['lasso', 'select'])
    stepLassoBack()
    expect(used()).toEqual(['lasso'])
    closeLasso()
    takeUp['measure']?.()
    expect(used()).toEqual(['measure'])
  })

  it.each(names)('the menu of a spot lies over %s and ends nothing', (name) => {
    takeUp[name]?.()
    openSpotMenu()
    expect(used()).toEqual([name, 'spot menu'])
  })

  it('only the tool that receives clicks stays when the map appears', () => {
    stops.forEach((stop) => stop())
    takeUp['lasso']?.()
    takeUp['select']?.()
    expect(used()).toEqual(['lasso', 'select'])
    stops = [keepToolsExclusive(tools, () => boundWorld)]
    expect(used()).toEqual(['lasso'])
  })
})

describe('keys', () => {
  it.each(names)('Escape on the map ends %s', (name) => {
    takeUp[name]?.()
    fireEvent.keyDown(map, { key: 'Escape' })
    expect(used()).toEqual([])
    expect(focusMap).toHaveBeenCalledTimes(1)
  })

  it('Escape ends only the innermost tool and not one behind a menu', () => {
    closeLasso()
    takeUp['select']?.()
    openSpotMenu()
    fireEvent.keyDown(map, { key: 'Escape' })
    expect(used()).toEqual(['lasso', 'select', 'spot menu'])
    closeMenu('spot')
    fireEvent.keyDown(map, { key: 'Escape' })
    expect(used()).toEqual(['lasso'])
    fireEvent.keyDown(map, { key: 'Escape' })
    expect(used()).toEqual([])
  })

  it.each([
    ['measure', []],
    ['lasso', []],
    ['invented', []],
    ['select', ['select']],
    ['pin', ['pin']],
  ])('Escape beside the map, %s', (name, left) => {
    takeUp[name]?.()
    fireEvent.keyDown(document.querySelector('[type=range]') as Element, { key: 'Escape' })
    expect(used()).toEqual(left)
  })

  it('Escape and Backspace in a text are the text’s', () => {
    takeUp['invented']?.()
    const text = document.querySelector('input') as Element
    fireEvent.keyDown(text, { key: 'Backspace' })
    fireEvent.keyDown(text, { key: 'Escape' })
    expect(used()).toEqual(['invented'])
    expect(invented.stepBack).not.toHaveBeenCalled()
  })

  it('no tool keeps Escape from the page when none is used', () => {
    expect(fireEvent.keyDown(map, { key: 'Escape' })).toBe(true)
  })

  it('Backspace undoes the last step of a tool with steps', () => {
    closeLasso()
    takeUp['select']?.()
    fireEvent.keyDown(map, { key: 'Backspace' })
    expect(drawnLine('lasso')).toEqual({ tool: 'lasso', points: [], closed: false })
  })
})

it('a tool that is only an entry has clicks, words and a drawing', () => {
  takeUp['invented']?.()
  const take = createToolDispatcher(tools, false)
  take({ kind: 'press' })
  take({ kind: 'point', coordinate: [5, 6], by: 'pointer' })
  expect(invented.handlers?.point).toHaveBeenCalledTimes(1)
  expect(toolOfClicks(tools)?.crosshair?.()).toBe('Press Enter.')
  expect(combineDrawings(tools, false)).toMatchObject({
    highlighted: new Set([1]),
    selected: null,
  })
})
