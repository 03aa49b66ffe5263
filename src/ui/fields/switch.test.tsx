// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Switch } from './switch.tsx'

afterEach(cleanup)

it('is named by its label, which switches it too', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="Name plates" checked={false} onCheckedChange={onCheckedChange} />)
  const element = screen.getByRole('switch', { name: 'Name plates' })
  expect(element.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(element)
  await userEvent.click(screen.getByText('Name plates'))
  element.focus()
  await userEvent.keyboard(' ')
  expect(onCheckedChange.mock.calls).toEqual([[true], [true], [true]])
})
