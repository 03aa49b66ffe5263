// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { rovingStop } from '../ui/keys/roving-focus.ts'
import { PagedList } from './paged-list.tsx'

afterEach(cleanup)

const focused = () => document.activeElement?.textContent

it('each press for more leads to the first row that it adds, the last one too [F60]', async () => {
  render(
    <PagedList
      items={[1, 2, 3, 4, 5]}
      pageSize={2}
      idOf={(item) => item}
      more="Load more..."
      renderRow={(item) => (
        <button type="button" {...rovingStop}>
          Row {item}
        </button>
      )}
    />,
  )
  const more = () => screen.getByRole('button', { name: 'Load more...' })
  await userEvent.click(more())
  expect(focused()).toBe('Row 3')
  // The list is one stop, so the button is the next.
  await userEvent.tab()
  expect(focused()).toBe('Load more...')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Row 5')
  expect(screen.queryByRole('button', { name: 'Load more...' })).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
