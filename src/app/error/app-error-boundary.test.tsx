// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useProgress } from '../../features/progress/progress.ts'
import { startMessages } from '../../i18n/generated/start.ts'
import { useStorageStatus } from '../../storage/storage-status.ts'
import { AppErrorBoundary } from './app-error-boundary.tsx'

const error = new TypeError('<b>the map</b> is not a function')

function Broken(): never {
  throw error
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  useStorageStatus.setState(useStorageStatus.getInitialState(), true)
})

const breakApp = (onError?: (error: unknown) => void) =>
  render(
    <AppErrorBoundary {...(onError ? { onError } : {})}>
      <Broken />
    </AppErrorBoundary>,
  )

describe('AppErrorBoundary', () => {
  it('stays out of the way while nothing is wrong', () => {
    render(<AppErrorBoundary>the map</AppErrorBoundary>)
    expect(document.body.textContent).toBe('the map')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('shows what went wrong, and asks to share it', async () => {
    breakApp()
    const fallback = await screen.findByRole('alert')
    expect(fallback.textContent).toContain(
      'It would be helpful if you share this error with the admin!',
    )
    const details = screen.getByLabelText('Error details').textContent
    expect(details).toContain('"name": "TypeError"')
    expect(details).toContain('"message": "<b>the map</b> is not a function"')
    expect(details).toContain('"stack": [')
    expect(fallback.querySelector('b')).toBeNull()
  })

  it('promises that the progress is safe only where it is stored [F46]', async () => {
    breakApp()
    expect((await screen.findByRole('alert')).textContent).toContain(startMessages.progressSafe)
    cleanup()
    useStorageStatus.setState({ problems: { 'progress-store': 'blocked', database: 'blocked' } })
    breakApp()
    expect((await screen.findByRole('alert')).textContent).not.toContain(startMessages.progressSafe)
  })

  it('logs the error', () => {
    breakApp()
    expect(console.error).toHaveBeenCalledWith(error)
  })

  it('calls the error handler after the error was logged [S8.05]', () => {
    const onError = vi.fn<(error: unknown) => void>()
    breakApp(onError)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toBe(error)
    const logged = vi.mocked(console.error).mock
    const index = logged.calls.findIndex((call) => call.length === 1 && call[0] === error)
    expect(logged.invocationCallOrder[index]).toBeLessThan(onError.mock.invocationCallOrder[0] ?? 0)
  })

  it('copies the error', async () => {
    const user = userEvent.setup()
    breakApp()
    await user.click(await screen.findByRole('button', { name: 'Copy error' }))
    expect(await navigator.clipboard.readText()).toBe(
      screen.getByLabelText('Error details').textContent,
    )
  })

  it('hands out the marks as a backup', async () => {
    useProgress.setState({ discoveredMarkers: [7, 900_000] })
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const toUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:backup')
    breakApp()
    await userEvent.click(await screen.findByRole('button', { name: 'Back up progress' }))
    expect(save).toHaveBeenCalledTimes(1)
    const file = toUrl.mock.calls[0]?.[0] as Blob
    expect(JSON.parse(await file.text())).toMatchObject({ discoveredMarkers: [7, 900_000] })
  })
})
