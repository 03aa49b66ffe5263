// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from './form.tsx'

afterEach(cleanup)

it('Enter that confirms a composition is kept from the form', () => {
  render(
    <Form onSubmit={vi.fn<() => void>()}>
      <input aria-label="Name" />
    </Form>,
  )
  const press = (init: object) =>
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init })
  expect(press({ isComposing: true })).toBe(false)
  expect(press({ keyCode: 229 })).toBe(false)
  expect(press({ keyCode: 13 })).toBe(true)
})

it('submitting does not leave the page', () => {
  const submit = vi.fn<() => void>()
  const { container } = render(<Form onSubmit={submit} />)
  expect(fireEvent.submit(container.querySelector('form') as Element)).toBe(false)
  expect(submit).toHaveBeenCalledOnce()
})
