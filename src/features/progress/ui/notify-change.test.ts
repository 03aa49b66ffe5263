// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { useProgress } from '../progress.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { showNote } from '../../../ui/toasts/toasts.tsx'
import { notifyChange } from './notify-change.ts'

vi.mock('../../../ui/toasts/toasts.tsx', () => ({ showNote: vi.fn<typeof showNote>() }))

const world = indexWorld({
  ...emptyWorld,
  markers: [{ id: 7, locationType: 'bed', coordinate: [0, 0] }],
})

beforeEach(() => {
  vi.mocked(showNote).mockReset()
  useProgress.setState({ pins: new Map(), marks: new Map(), discoveredMarkers: [], journal: [] })
})

function mark() {
  useProgress.getState().addDiscovered(7)
  const { lastChange } = useProgress.getState()
  if (!lastChange) throw new Error('Nothing was marked.')
  return lastChange
}

it('says a mark, with what takes it back', () => {
  notifyChange(mark(), world)
  expect(vi.mocked(showNote).mock.calls.map(([id]) => id)).toEqual(['progress'])
})

it('shows nothing for a mark that was undone before this chunk loaded', () => {
  const change = mark()
  useProgress.getState().undo(change.key)
  notifyChange(change, world)
  expect(showNote).not.toHaveBeenCalled()
})
