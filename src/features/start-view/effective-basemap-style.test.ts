// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectiveBasemapStyle, onEffectiveBasemapStyle } from './effective-basemap-style.ts'
import { createFakeMedia, type FakeMedia } from '../../testing/fake-media.ts'
import { useSettings } from '../settings/settings.ts'

const forcedColors = '(forced-colors: active)'
let media: FakeMedia

beforeEach(() => {
  media = createFakeMedia()
  vi.stubGlobal('matchMedia', media.matchMedia)
  useSettings.setState({ look: 'night' })
})

describe('the effective basemap style', () => {
  it.each(['parchment', 'night', 'plain'] as const)('is %s when that is chosen', (basemapStyle) => {
    useSettings.setState({ look: basemapStyle })
    expect(effectiveBasemapStyle()).toBe(basemapStyle)
  })

  it.each([forcedColors, 'print'])('is plain as long as %s matches', (query) => {
    media.set(query, true)
    expect(effectiveBasemapStyle()).toBe('plain')
    media.set(query, false)
    expect(effectiveBasemapStyle()).toBe('night')
  })

  it('leaves the choice as it is', () => {
    media.set('print', true)
    expect(effectiveBasemapStyle()).toBe('plain')
    expect(useSettings.getState().look).toBe('night')
  })
})

describe('onEffectiveLook', () => {
  function follow() {
    const basemapStyles: string[] = []
    const stop = onEffectiveBasemapStyle(() => basemapStyles.push(effectiveBasemapStyle()))
    return { basemapStyles, stop }
  }

  it('follows the choice', () => {
    const { basemapStyles, stop } = follow()
    useSettings.setState({ look: 'parchment' })
    useSettings.setState({ look: 'plain' })
    expect(basemapStyles).toEqual(['parchment', 'plain'])
    stop()
  })

  it.each([forcedColors, 'print'])('follows %s', (query) => {
    const { basemapStyles, stop } = follow()
    media.set(query, true)
    media.set(query, false)
    expect(basemapStyles).toEqual(['plain', 'night'])
    stop()
  })

  it('reports nothing while the style stays the same', () => {
    const { basemapStyles, stop } = follow()
    useSettings.setState({ markerSize: 33 })
    media.set(forcedColors, true)
    media.set('print', true)
    media.set('print', false)
    useSettings.setState({ look: 'parchment' })
    expect(basemapStyles).toEqual(['plain'])
    stop()
  })

  it('is silent once stopped', () => {
    const { basemapStyles, stop } = follow()
    stop()
    useSettings.setState({ look: 'parchment' })
    media.set('print', true)
    media.set(forcedColors, true)
    expect(basemapStyles).toEqual([])
  })
})
