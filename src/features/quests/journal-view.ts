import { usePanelView } from '../progress/panel-view.ts'
import { openCard } from '../card/opened.ts'
import { uncoverMap, useSettings } from '../settings/settings.ts'
import { everyQuest } from '../../world/journal-filter.ts'

/** Opens the journal with the quests that begin in a settlement. @param place index in `world.places` */
export function openJournalAt(place: number): void {
  usePanelView.setState({
    searchText: '',
    tab: 'progress',
    typeId: null,
    quests: true,
    journalFilter: { ...everyQuest, place },
  })
  useSettings.setState({ panelOpen: true })
}

export function openQuest(id: number): void {
  uncoverMap()
  openCard({ kind: 'quest', id }, 'event')
}
