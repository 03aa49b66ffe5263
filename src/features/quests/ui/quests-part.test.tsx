// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { useProgress } from '../../progress/progress.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { useQuestLists } from '../quest-lists.ts'
import { useSettings } from '../../settings/settings.ts'
import { QuestsPart } from './quests-part.tsx'

const file = {
  format: 'itinerarium-quests',
  parts: [{ key: 'x', title: 'The Old Light' }],
  quests: [
    { id: 1, title: 'Ashore', kind: 'main', order: 1 },
    { id: 2, title: 'The Keep', kind: 'main', order: 2, limit: 'no_return' },
    { id: 3, title: 'The Fall', kind: 'main', order: 3 },
    { id: 4, title: 'A Debt', kind: 'side', limit: 'days:3' },
    { id: 5, title: 'The Lamp', kind: 'side', part: 'x' },
  ],
}

let answers: (() => Response)[] = []
const notFound = () => new Response('', { status: 404 })

beforeEach(async () => {
  answers = []
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? new Response(JSON.stringify(file)))
  useQuestLists.setState({ loaded: null, failed: false })
  useProgressView.setState({ quests: 'journal' })
  useSettings.setState({ questTitles: false, questPartsOff: [] })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useProgress.setState(useProgress.getInitialState(), true)
})

async function show() {
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <QuestsPart />
    </WorldProvider>,
  )
  await screen.findByRole('heading', { name: 'Quests' })
}

const press = (name: string, within_: HTMLElement = document.body) =>
  act(() => void fireEvent.click(within(within_).getByRole('button', { name })))
const stateOf = (title: string) => screen.getByRole('group', { name: `State: ${title}` })
const section = (name: string) => screen.getByRole('region', { name })

describe('the journal of quests', () => {
  it('says so where the list does not come, and tries again', async () => {
    answers = [notFound]
    render(
      <WorldProvider world={indexWorld(emptyWorld)}>
        <QuestsPart />
      </WorldProvider>,
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Couldn’t load the quests/)
    press('Try again')
    await screen.findByRole('heading', { name: 'Quests' })
  })

  it('tells the titles of the story as far as the next one, and all to who asks', async () => {
    await show()
    const story = section('Main story')
    expect(within(story).getAllByText('A quest of the main story')).toHaveLength(2)
    expect(within(story).queryByText('The Keep')).toBeNull()
    press('Done', stateOf('Ashore'))
    expect(within(story).getByText('The Keep')).toBeTruthy()
    expect(within(story).queryByText('The Fall')).toBeNull()
    act(() => void fireEvent.click(screen.getByLabelText('Show all titles (spoilers)')))
    expect(within(section('Main story')).getByText('The Fall')).toBeTruthy()
  })

  it('keeps a state with one press, and takes it off with another', async () => {
    await show()
    press('Done', stateOf('A Debt'))
    expect(within(section('Side quests')).getByText('1 of 1 done')).toBeTruthy()
    press('Done', stateOf('A Debt'))
    expect(within(section('Side quests')).getByText('0 of 1 done')).toBeTruthy()
  })

  it('is narrowed by what is open and by expansions', async () => {
    await show()
    act(() => void fireEvent.click(screen.getByLabelText('Open to me')))
    expect(screen.queryByText('A quest of the main story')).toBeNull()
    expect(screen.getByText('Ashore')).toBeTruthy()
    act(() => void fireEvent.click(screen.getByLabelText('Show: The Old Light')))
    expect(screen.queryByRole('region', { name: 'The Old Light' })).toBeNull()
  })

  it('opens a quest, which says what is known and what is not', async () => {
    await show()
    press('A Debt Fails after 3 days · Where it begins isn’t known.')
    expect(screen.getByRole('heading', { name: 'A Debt' })).toBeTruthy()
    expect(screen.getByText('Fails after 3 days')).toBeTruthy()
    expect(screen.getByText('Where it begins isn’t known.')).toBeTruthy()
    act(() => void fireEvent.click(screen.getByLabelText('Failed')))
    expect(screen.getByLabelText<HTMLInputElement>('Failed').checked).toBe(true)
    press('All quests')
    await screen.findByRole('heading', { name: 'Quests' })
  })
})
