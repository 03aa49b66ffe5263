// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { useFilters } from '../../features/filters/filters.ts'
import { drawLine } from '../../features/viewport/drawn-line.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { showLinkedTypes } from '../../features/filters/shown-filters.ts'
import {
  bed,
  bind,
  clearStores,
  hidesOnly,
  nest,
  select,
  unbind,
  last,
} from '../../testing/bound-map.ts'
import { openSpot } from '../../testing/open-cards.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

beforeEach(() => {
  clearStores()
  localStorage.clear()
  return unbind
})

describe('bindStores begins', () => {
  it('with the start view of the world', () => {
    expect(bind().position).toEqual({ coordinates: [4700, 4300], zoom: 3.5 })
  })

  it('at the stored position', () => {
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(bind().position).toEqual({ coordinates: [10, 20], zoom: 6 })
  })

  it('with everything that the stores hold', () => {
    useFilters.setState({ visibleTypes: { bed: false }, namedTypes: ['nest'] })
    useProgress.getState().addDiscovered(7)
    useProgress.getState().addVisited(3)
    useSettings.setState({ markerSize: 72 })
    useSettings.setState({ showNamePlates: false })
    useSettings.setState({ look: 'night' })
    useFilters.setState({ found: 'missing' })
    useViewport.setState({ padding: { left: 400 } })
    select(nest, 'pointer')
    bind()
    expect(last()).toEqual({
      isTypeVisible: expect.toSatisfy(hidesOnly('bed')),
      isTypeNamed: expect.toSatisfy(
        (isNamed: (type: string) => boolean) => isNamed('nest') && !isNamed('bed'),
      ),
      moreMarkers: null,
      hidden: new Map([[7, bed]]),
      selected: nest.id,
      done: new Set([7]),
      visited: new Set([3]),
      markerSize: 72,
      showNamePlates: false,
      placesOpen: true,
      basemapStyle: 'night',
      pointing: 'targets',
      highlighted: null,
      padding: { left: 400 },
    })
  })

  it('with measuring and without a selection', () => {
    drawLine('measure', [[1, 2]])
    select(nest, 'pointer')
    bind()
    expect(last()).toMatchObject({ pointing: 'points', selected: null })
  })

  it('at the marker of a link, without a flight', () => {
    select(bed, 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: false }])
  })

  it('at the address’s view rather than the stored position', () => {
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    window.history.replaceState(null, '', '/?at=952,7736,5')
    expect(bind().position).toEqual({ coordinates: [952, 7736], zoom: 5 })
  })

  it('at its last position on this page rather than another page’s', () => {
    useViewport.setState({ position: { coordinates: [1, 2], zoom: 3 } })
    localStorage.setItem('last-position', '{"coordinates":[10,20],"zoom":6,"mapName":"kcd1"}')
    expect(bind().position).toEqual({ coordinates: [1, 2], zoom: 3 })
  })

  it('with the filters of a link, where there are any', () => {
    showLinkedTypes({ nest: false }, ['nest'])
    bind()
    expect(last()?.isTypeVisible).toSatisfy(hidesOnly('nest'))
  })

  it('at the spot of a link, unless a marker is selected', () => {
    openSpot([300, 400], 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: [300, 400], animate: false }])
    unbind()
    select(bed, 'link')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: bed.coordinate, animate: false }])
  })

  it('by revealing a marker inside a link’s view', () => {
    window.history.replaceState(null, '', '/?at=4000,5000,4')
    select(bed, 'link-with-view')
    expect(bind().calls).toEqual([{ kind: 'reveal', coordinate: bed.coordinate, animate: false }])
  })

  it('with all places of the kinds that a link names, where it names nothing else [F70]', () => {
    window.history.replaceState(null, '', '/?types=bed')
    showLinkedTypes({ nest: false, bed: true }, ['nest', 'bed'])
    expect(bind().calls).toEqual([{ kind: 'fit', points: [bed.coordinate], animate: false }])
    unbind()
    window.history.replaceState(null, '', '/?types=bed&at=4000,5000,4')
    expect(bind().calls).toEqual([])
  })

  it('at a marker outside a link’s view [F69]', () => {
    window.history.replaceState(null, '', '/?at=4000,5000,4')
    select(nest, 'link-with-view')
    expect(bind().calls).toEqual([{ kind: 'flyTo', coordinate: nest.coordinate, animate: false }])
  })

  it('exactly at the address’s view after a reload', () => {
    window.history.replaceState(null, '', '/?at=4000,5000,4')
    select(bed, 'reload')
    expect(bind().calls).toEqual([])
  })

  it('without moving if nothing is selected', () => {
    expect(bind().calls).toEqual([])
  })
})
