// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  indexWorld,
  useMarkers,
  useWorld,
  useWorldIfLoaded,
  WorldProvider,
  type LoadedWorld,
} from './world-context.tsx'
import { emptyWorld } from '../../testing/world-samples.ts'

const world = indexWorld({
  ...emptyWorld,
  id: 'kcd1',
  extent: [0, 0, 100, 100],
  startView: { coordinates: [50, 50], zoom: 2 },
  categories: [],
  types: [],
  glyphs: {},
  places: [],
  markers: [{ id: 3, locationType: 'nest', coordinate: [1, 2] }],
})

const within = (value: LoadedWorld | null) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <WorldProvider world={value}>{children}</WorldProvider>
  ),
})

beforeEach(() => {
  // React logs errors that components throw.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

const outside = new Error('Context can only be used inside of a provider.')

describe('useMarkers', () => {
  it('throws outside a provider [S8.06]', () => {
    expect(() => renderHook(() => useMarkers())).toThrow(outside)
  })

  it('gives all markers inside', () => {
    expect(renderHook(() => useMarkers(), within(world)).result.current).toBe(world.markers)
  })
})

describe('useWorld', () => {
  it('throws outside a provider, and while the world is not loaded', () => {
    expect(() => renderHook(() => useWorld())).toThrow(outside)
    expect(() => renderHook(() => useWorld(), within(null))).toThrow(
      new Error('The world is not loaded yet.'),
    )
  })

  it('gives the world inside', () => {
    expect(renderHook(() => useWorld(), within(world)).result.current).toBe(world)
  })
})

describe('useWorldIfLoaded', () => {
  it('gives nothing while the world is not loaded, but throws outside a provider', () => {
    expect(renderHook(() => useWorldIfLoaded(), within(null)).result.current).toBeNull()
    expect(() => renderHook(() => useWorldIfLoaded())).toThrow(outside)
  })
})
