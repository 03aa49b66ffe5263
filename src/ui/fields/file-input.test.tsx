// @vitest-environment happy-dom
// Only iPhones forget the chosen file. These tests check the conditions that avoid this.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileInput } from './file-input.tsx'

afterEach(cleanup)

function show(onChoose: (files: readonly File[]) => void | Promise<void>): HTMLInputElement {
  render(<FileInput ref={{ current: null }} onChoose={onChoose} multiple data-testid="input" />)
  return screen.getByTestId<HTMLInputElement>('input')
}

const picture = new File(['a'], 'a.png', { type: 'image/png' })

it('a file input is part of the page, but no stop for keys and screen readers', async () => {
  const input = show(() => undefined)
  expect(input.isConnected).toBe(true)
  expect(input.hidden).toBe(false)
  expect(input.className).toBe('sr-only')
  expect(screen.queryAllByRole('button')).toEqual([])
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('a file input takes the same file again once it has been read', async () => {
  let finish = () => undefined as void
  const onChoose = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const input = show(onChoose)
  await userEvent.upload(input, [picture, picture])
  expect(onChoose.mock.calls).toEqual([[[picture, picture]]])
  expect(input.files).toHaveLength(2)
  finish()
  await vi.waitFor(() => expect(input.files).toHaveLength(0))
  await userEvent.upload(input, picture)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

it('a file input ignores a choice of nothing', () => {
  const onChoose = vi.fn()
  fireEvent.change(show(onChoose))
  expect(onChoose).not.toHaveBeenCalled()
})

it('every file input of the app is this one [F112]', () => {
  const source = path.join(import.meta.dirname, '../..')
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.endsWith('file-input.tsx'))
    .filter((name) => {
      const text = readFileSync(path.join(source, name), 'utf8')
      return /type(=|: )["']file["']|createElement\('input'\)|showPicker\(/.test(text)
    })
  expect(others).toEqual([])
})
