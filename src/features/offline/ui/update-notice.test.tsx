// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Update } from '../offline-state.ts'
import { useOffline } from '../offline.ts'
import { UpdateNotice } from './update-notice.tsx'

beforeEach(() => {
  useOffline.setState({ update: null })
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

  it('says so again when another tab has changed over [F44]', async () => {
    tell('waiting')
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    tell('elsewhere')
    expect(notice()).toContain('in another tab')
    expect(screen.getByRole('button', { name: 'Reload now' })).not.toBeNull()
  })
})
