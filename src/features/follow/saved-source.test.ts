// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../testing/world-samples.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { saveSourceForWorld, resumeSavedSource } from './saved-source.ts'
import { stopFollowing } from './following.ts'
import { useLive } from './live.ts'

const world = indexWorld(emptyWorld)

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  stopFollowing()
})

/** Leaves a followed program for the page of another world, and then opens the page of {@link world}. */
async function goTo(target: string): Promise<string | null> {
  useLive.setState({ source: 'program' })
  await saveSourceForWorld(target)
  useLive.setState({ source: null })
  await resumeSavedSource(world)
  return useLive.getState().source
}

it('goes on following in the world that was gone to, once', async () => {
  expect(await goTo(world.id)).toBe('program')
  stopFollowing()
  await resumeSavedSource(world)
  expect(useLive.getState().source).toBe(null)
})

it('follows nothing in another world', async () => {
  expect(await goTo('elsewhere')).toBe(null)
})

it('follows nothing that was left behind long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  useLive.setState({ source: 'program' })
  await saveSourceForWorld(world.id)
  useLive.setState({ source: null })
  vi.setSystemTime(Date.now() + 120_000)
  await resumeSavedSource(world)
  expect(useLive.getState().source).toBe(null)
})
