// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Update } from '../offline-state.ts'
import { useOffline } from '../offline.ts'
import { UpdateNotice } from './update-notice.tsx'

const { switchToNewerVersion } = vi.hoisted(() => ({
  switchToNewerVersion: vi.fn<() => Promise<void>>(),
}))
vi.mock('../offline.ts', async (original) => ({
  ...(await original<typeof import('../offline.ts')>()),
  switchToNewerVersion,
}))

beforeEach(() => {
  switchToNewerVersion.mockReset().mockResolvedValue()
  useOffline.setState({ update: null, hold: null })
  render(<UpdateNotice />)
})
afterEach(cleanup)

const notice = () => screen.queryByRole('region')?.textContent ?? null
const tell = (update: Update) => act(() => useOffline.setState({ update }))

describe('UpdateNotice', () => {
  it('says nothing while there is no newer version', () => {
    expect(notice()).toBeNull()
  })

  it('asks when a newer version waits, and is silent after “Later” [F44]', async () => {
    tell('waiting')
    expect(notice()).toContain('A new version is ready.')
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(notice()).toBeNull()
    tell('waiting')
    expect(notice()).toBeNull()
  })

  it('waits for what a reload would end, and says so [F135]', async () => {
    tell('waiting')
    act(() => useOffline.setState({ hold: () => 'It waits.' }))
    expect(notice()).toContain('It waits.')
    await userEvent.click(screen.getByRole('button', { name: 'Reload now' }))
    expect(switchToNewerVersion).not.toHaveBeenCalled()
    act(() => useOffline.setState({ hold: null }))
    expect(switchToNewerVersion).toHaveBeenCalledTimes(1)
  })

  it('“Later” takes back an answer that still waits', async () => {
    tell('waiting')
    act(() => useOffline.setState({ hold: () => 'It waits.' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reload now' }))
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    act(() => useOffline.setState({ hold: null }))
    expect(switchToNewerVersion).not.toHaveBeenCalled()
  })

  it('changes over at once where nothing holds it back', async () => {
    tell('waiting')
    await userEvent.click(screen.getByRole('button', { name: 'Reload now' }))
    expect(switchToNewerVersion).toHaveBeenCalledTimes(1)
  })

  it('says so again when another tab has changed over [F44]', async () => {
    tell('waiting')
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    tell('elsewhere')
    expect(notice()).toContain('in another tab')
    expect(screen.getByRole('button', { name: 'Reload now' })).not.toBeNull()
  })
})
