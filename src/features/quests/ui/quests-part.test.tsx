// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { useProgress } from '../../progress/progress.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { useQuests } from '../../card/quests-store.ts'
import { useSettings } from '../../settings/settings.ts'
import { everyQuest } from '../../../world/journal-filter.ts'
import { QuestCard } from './quest-card.tsx'
import { QuestsPart } from './quests-part.tsx'
import { openQuest, openedId } from '../../../testing/open-cards.ts'
import { closeAll } from '../../card/opened.ts'

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
  useQuests.setState({ loaded: null, failed: null })
  usePanelView.setState({ quests: true, journalFilter: everyQuest, journalOrder: 'story' })
  useSettings.setState({ questTitles: false, questPartsOff: [] })
  closeAll()
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

function unfoldFilters(): void {
  const details = document.querySelector('details')
  if (!details) throw new Error('There are no filters.')
  details.open = true
  act(() => void fireEvent(details, new Event('toggle')))
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

  it('shows the story’s titles up to the next quest, and all on request', async () => {
    await show()
    const story = section('Main story')
    expect(within(story).getAllByText('A quest of the main story')).toHaveLength(2)
    expect(within(story).queryByText('The Keep')).toBeNull()
    press('Done', stateOf('Ashore'))
    expect(within(story).getByText('The Keep')).toBeTruthy()
    expect(within(story).queryByText('The Fall')).toBeNull()
    unfoldFilters()
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

  it('can be filtered by open quests and expansions', async () => {
    await show()
    unfoldFilters()
    act(() => void fireEvent.click(screen.getByLabelText('Open to me')))
    expect(screen.queryByText('A quest of the main story')).toBeNull()
    expect(screen.getByText('Ashore')).toBeTruthy()
    act(() => void fireEvent.click(screen.getByLabelText('Show: The Old Light')))
    expect(screen.queryByRole('region', { name: 'The Old Light' })).toBeNull()
  })

  it('opens a quest whose card shows known and unknown facts', async () => {
    await show()
    press('A Debt Fails after 3 days · Where it begins isn’t known.')
    expect(openedId('quest')).toBe(4)
    const card = within(await showCard(4, 'A Debt'))
    expect(card.getByText('Fails after 3 days')).toBeTruthy()
    expect(card.getByText('Where it begins isn’t known.')).toBeTruthy()
    act(() => void fireEvent.click(card.getByLabelText('Failed')))
    expect(card.getByLabelText<HTMLInputElement>('Failed').checked).toBe(true)
  })

  it('has no card for a quest that the world has not', async () => {
    openQuest(77, 'link')
    render(
      <WorldProvider world={indexWorld(emptyWorld)}>
        <QuestCard id={77} />
      </WorldProvider>,
    )
    await waitFor(() => expect(openedId('quest')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

async function showCard(id: number, name: string): Promise<HTMLElement> {
  render(
    <WorldProvider world={indexWorld(emptyWorld)}>
      <QuestCard id={id} />
    </WorldProvider>,
  )
  return screen.findByRole('dialog', { name })
}
