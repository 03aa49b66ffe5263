// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('virtual:worlds', () => ({ home: 'island', others: ['shore'], about: {} }))

const { WorldChooser } = await import('./world-chooser.tsx')

const startLand = { narrow: 'narrow.avif', wide: 'wide.avif' }
const world = (id: string) => ({
  id,
  game: 'A Game',
  title: id,
  ids: '0-2',
  total: 3,
  bytes: 9,
  startLand,
})

let pictures: string[]

beforeEach(() => {
  pictures = []
  const file = { format: 'itinerarium-worlds', worlds: ['island', 'shore'].map(world) }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(file)))
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address)
      }
    },
  )
  vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData: false } })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  render(<WorldChooser returnTo={{ current: null }} onClose={() => undefined} />)
  await screen.findByRole('link', { name: /shore/ })
}

it('has the first picture of the other worlds fetched ahead', async () => {
  await show()
  // The request is sent by an effect that may run after the link appears.
  await vi.waitFor(() => expect(pictures).toHaveLength(1))
})

it('fetches no picture ahead for a player who saves data', async () => {
  vi.stubGlobal('navigator', { languages: ['en'], connection: { saveData: true } })
  await show()
  expect(pictures).toEqual([])
})
