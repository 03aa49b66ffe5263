// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { focusInstead } from './focus-instead.ts'

afterEach(cleanup)

/** What has the focus when the press of Save has been answered, before anything else can be pressed. */
let focused: string | null | undefined

function Form() {
  const [open, setOpen] = useState(true)
  const close = () => {
    focusInstead(
      () => setOpen(false),
      () => screen.getByRole('button', { name: 'Edit' }),
    )
    focused = document.activeElement?.textContent
  }
  return (
    <button onClick={open ? close : undefined} key={String(open)}>
      {open ? 'Save' : 'Edit'}
    </button>
  )
}

test('what comes instead has the focus before another key can be pressed', () => {
  render(<Form />)
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  fireEvent.click(save)
  expect(focused).toBe('Edit')
})

test('a focus that is elsewhere stays there', () => {
  render(
    <>
      <input aria-label="Search" />
      <Form />
    </>,
  )
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
