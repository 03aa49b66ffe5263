// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pictureSample } from '../../../../testing/picture-samples.ts'
import { storePictures } from '../../storage/picture-database.ts'
import { Pictures } from './pictures.tsx'

afterEach(cleanup)

it('shows a missing picture once it has been stored', async () => {
  const picture = pictureSample([1])
  const target = { id: 'a', label: 'Stash', change: () => null }
  render(<Pictures target={target} pictures={[picture.id]} />)
  await screen.findByText(/on another device/)
  await act(() => storePictures([picture]))
  expect(await screen.findByRole('img', { name: /Stash/ })).not.toBeNull()
})
