// @vitest-environment happy-dom
import { act, cleanup, render, screen, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rovingFocus, rovingStop, focusInstead } from './focus.ts'
import { useState } from 'react'

/** A wide heading above two columns, twice, with controls before and after. */
const grid = [
  { name: 'A', row: 0, left: 0, right: 200 },
  { name: 'a1', row: 1, left: 0, right: 100 },
  { name: 'a2', row: 1, left: 100, right: 200 },
  { name: 'a3', row: 2, left: 0, right: 100 },
  { name: 'B', row: 3, left: 0, right: 200 },
  { name: 'b1', row: 4, left: 0, right: 100 },
  { name: 'b2', row: 4, left: 100, right: 200 },
] as const

function Page({ names = grid.map(({ name }) => name) }: { names?: readonly string[] }) {
  return (
    <>
      <button type="button">before</button>
      <div ref={rovingFocus}>
        {names.map((name) => (
          <button key={name} type="button" {...rovingStop}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  )
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const known = grid.find(({ name }) => name === this.textContent)
    const { row = 0, left = 0, right = 0 } = known ?? {}
    return new DOMRect(left, row * 50, right - left, 44)
  })
})

afterEach(cleanup)

const focused = () => document.activeElement?.textContent

/** Presses keys one after another. @returns the focused element's text after each key */
async function after(...keys: readonly string[]): Promise<(string | null | undefined)[]> {
  const seen = []
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    seen.push(focused())
  }
  return seen
}

const tab = async (): Promise<string | null | undefined> => {
  await userEvent.tab()
  return focused()
}

describe('a roving focus [F60]', () => {
  it('makes a group one Tab stop, at first its first control', async () => {
    render(<Page />)
    expect([await tab(), await tab(), await tab()]).toEqual(['before', 'A', 'after'])
  })

  it('comes back to where it was', async () => {
    render(<Page />)
    screen.getByText('a3').focus()
    expect(await tab()).toBe('after')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('a3')
  })

  it('goes along the rows and to both ends', async () => {
    render(<Page />)
    screen.getByText('A').focus()
    expect(await after('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([
      'a1',
      'a2',
      'a3',
      'a2',
    ])
    expect(await after('End', 'ArrowRight', 'Home', 'ArrowLeft')).toEqual(['b2', 'b2', 'A', 'A'])
  })

  it('goes up and down in its column, past wide or missing cells', async () => {
    render(<Page />)
    screen.getByText('a2').focus()
    expect(await after('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([
      'a3',
      'B',
      'b2',
      'b2',
    ])
    expect(await after('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([
      'B',
      'a3',
      'a2',
      'A',
      'A',
    ])
    screen.getByText('B').focus()
    expect(await after('ArrowUp', 'PageDown', 'PageUp')).toEqual(['a3', 'b1', 'A'])
  })

  it('ignores key combinations and unknown keys', async () => {
    render(<Page />)
    screen.getByText('A').focus()
    expect(await after('Control>}{ArrowRight}{/Control', 'n')).toEqual(['A', 'A'])
  })

  it('keeps a stop while rows come and go', async () => {
    const { rerender } = render(<Page names={[]} />)
    rerender(<Page names={['a1', 'a2']} />)
    await act(() => Promise.resolve())
    expect([await tab(), await tab(), await tab()]).toEqual(['before', 'a1', 'after'])
    screen.getByText('a2').focus()
    rerender(<Page names={['a1', 'a3']} />)
    await act(() => Promise.resolve())
    screen.getByText('before').focus()
    expect([await tab(), await tab()]).toEqual(['a1', 'after'])
  })
})

describe('focusInstead', () => {
  afterEach(cleanup)

  /** The focused element right after a press of Save. */
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

  it('focuses the replacement before another key can be pressed', () => {
    render(<Form />)
    const save = screen.getByRole('button', { name: 'Save' })
    save.focus()
    fireEvent.click(save)
    expect(focused).toBe('Edit')
  })

  it('a focus that is elsewhere stays there', () => {
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
})
