// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectiveLook, onEffectiveLook } from './effective-look.ts'
import { createFakeMedia, type FakeMedia } from '../../testing/fake-media.ts'
import { useSettings } from '../settings/settings.ts'

const forcedColors = '(forced-colors: active)'
let media: FakeMedia

beforeEach(() => {
  media = createFakeMedia()
  vi.stubGlobal('matchMedia', media.matchMedia)
  useSettings.setState({ look: 'night' })
})

describe('the effective look', () => {
  it.each(['parchment', 'night', 'plain'] as const)('is %s when that is chosen', (look) => {
    useSettings.setState({ look })
    expect(effectiveLook()).toBe(look)
  })

  it.each([forcedColors, 'print'])('is plain as long as %s matches', (query) => {
    media.set(query, true)
    expect(effectiveLook()).toBe('plain')
    media.set(query, false)
    expect(effectiveLook()).toBe('night')
  })

  it('leaves the choice as it is', () => {
    media.set('print', true)
    expect(effectiveLook()).toBe('plain')
    expect(useSettings.getState().look).toBe('night')
  })
})

describe('onEffectiveLook', () => {
  function follow() {
    const looks: string[] = []
    const stop = onEffectiveLook(() => looks.push(effectiveLook()))
    return { looks, stop }
  }

  it('follows the choice', () => {
    const { looks, stop } = follow()
    useSettings.setState({ look: 'parchment' })
    useSettings.setState({ look: 'plain' })
    expect(looks).toEqual(['parchment', 'plain'])
    stop()
  })

  it.each([forcedColors, 'print'])('follows %s', (query) => {
    const { looks, stop } = follow()
    media.set(query, true)
    media.set(query, false)
    expect(looks).toEqual(['plain', 'night'])
    stop()
  })

  it('is silent while the look stays what it is', () => {
    const { looks, stop } = follow()
    useSettings.setState({ markerSize: 33 })
    media.set(forcedColors, true)
    media.set('print', true)
    media.set('print', false)
    useSettings.setState({ look: 'parchment' })
    expect(looks).toEqual(['plain'])
    stop()
  })

  it('is silent once stopped', () => {
    const { looks, stop } = follow()
    stop()
    useSettings.setState({ look: 'parchment' })
    media.set('print', true)
    media.set(forcedColors, true)
    expect(looks).toEqual([])
  })
})
