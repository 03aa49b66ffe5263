// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Marker } from '../../../world/marker.ts'

const marker = {
  id: 588,
  locationType: 'nest',
  coordinate: [100, 200],
  description: 'High, up.',
} as const

/** Imports the module again for each test, because it reads the settings of the build when it loads. */
async function show(
  reportUrl: string | undefined,
  origin?: readonly [number, number],
  shown: Marker = marker,
  typeLink?: string,
) {
  vi.resetModules()
  if (reportUrl !== undefined) vi.stubEnv('VITE_REPORT_URL', reportUrl)
  const { ReportLine, WikiLink } = await import('./more-of-marker.tsx')
  const { indexWorld, WorldProvider } = await import('../../worlds/world-context.tsx')
  const world = indexWorld({
    id: 'isle',
    extent: [0, 0, 500, 500],
    metresPerUnit: 0.5,
    categories: [],
    types: [{ id: 'nest', title: 'Nest', ...(typeLink && { link: typeLink }) }],
    markers: [shown],
    places: [],
    ...(origin && { origin }),
  } as unknown as Parameters<typeof indexWorld>[0])
  render(
    <WorldProvider world={world}>
      <WikiLink marker={shown} />
      <ReportLine marker={shown} />
    </WorldProvider>,
  )
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllEnvs()
})

it('opens a report with all that is known of the place', async () => {
  await show('https://example.org/new?title={title}&body={body}', [10, -20])
  const link = screen.getByRole('link', { name: 'Report a mistake' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  const { searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(searchParams.get('title')).toBe('Mistake: Nest (588)')
  const lines = (searchParams.get('body') ?? '').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'World: isle',
      'ID: 588',
      'Type: nest',
      'Coordinates: 100, 200',
      'In the game: 60, 80 m',
      'id,location_type,x,y,name,description,image,yields,requires,veiled',
      '588,nest,100,200,,"High, up.",,,,',
      'Description: High, up.',
    ]),
  )
})

it('says nothing of the game’s metres in a world that does not know them', async () => {
  await show('https://example.org/new?title={title}&body={body}')
  expect(screen.getByRole('link').getAttribute('href')).not.toContain('In%20the%20game')
})

it('copies the row where there is nowhere to report to', async () => {
  await show(undefined)
  expect(screen.queryByRole('link')).toBeNull()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  screen.getByRole('button', { name: 'Copy place data' }).click()
  await vi.waitFor(() => expect(written).toHaveBeenCalledWith('588,nest,100,200,,"High, up.",,,,'))
})

const veiled: Marker = { ...marker, name: 'The Traitor’s Nest', veiled: true }

it('copies the row of a veiled place without its name, until the player has found it', async () => {
  await show(undefined, undefined, veiled)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  screen.getByRole('button', { name: 'Copy place data' }).click()
  await vi.waitFor(() => expect(written).toHaveBeenCalledWith('588,nest,100,200,,"High, up.",,,,1'))
  const { useProgress } = await import('../../progress/progress.ts')
  act(() => useProgress.getState().addDiscovered(588))
  screen.getByRole('button', { name: 'Copy place data' }).click()
  await vi.waitFor(() =>
    expect(written).toHaveBeenLastCalledWith(
      '588,nest,100,200,The Traitor’s Nest,"High, up.",,,,1',
    ),
  )
})

it('reports a veiled place without its name in any language', async () => {
  const localized = { ...veiled, name: 'Nid du traître', english: 'The Traitor’s Nest' }
  await show('https://example.org/new?title={title}&body={body}', undefined, localized)
  const href = screen.getByRole('link').getAttribute('href') ?? ''
  expect(decodeURIComponent(href)).toContain('Mistake: Nest (588)')
  expect(decodeURIComponent(href)).not.toMatch(/Traitor|traître/)
})

it('links to the wiki page of the place, or else of its type, in a new tab', async () => {
  const link = 'https://wiki.example/high-nest'
  const ofKind = 'https://wiki.example/nests'
  await show(undefined, undefined, { ...marker, link }, ofKind)
  const own = screen.getByRole('link', { name: 'Wiki page' })
  expect(own.getAttribute('href')).toBe(link)
  expect(own.getAttribute('target')).toBe('_blank')
  expect(own.getAttribute('rel')).toBe('noreferrer')
  cleanup()
  await show(undefined, undefined, marker, ofKind)
  expect(screen.getByRole('link', { name: 'Wiki page: Nest' }).getAttribute('href')).toBe(ofKind)
})
