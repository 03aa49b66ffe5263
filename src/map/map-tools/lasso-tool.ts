import { messages } from '../../messages/messages.ts'
import { parts } from '../../stores/offline/parts.ts'
import { useLasso } from '../../stores/progress/lasso.ts'
import { lazyOverlay } from '../../ui/dialogs/lazy-part.tsx'
import type { MapTool } from './map-tool.ts'

/** A closed line lets the map be a map: what lies in it can be looked at before it is marked. */
const isOpen = () => useLasso.getState().lasso?.closed === false

/** A line around places. */
export const lassoTool: MapTool = {
  name: 'lasso',
  inUse: () => useLasso.getState().lasso !== null,
  end: useLasso.getState().end,
  subscribe: useLasso.subscribe,
  takesClicks: isOpen,
  stepBack: useLasso.getState().stepBack,
  escape: 'anywhere',
  on: {
    point: ({ coordinate }) => useLasso.getState().addCorner(coordinate),
    lasso: ({ corners }) => useLasso.getState().draw(corners),
    // A finger that rests before it draws asks for no menu.
    context: isOpen,
  },
  drawn: () => ({ lasso: useLasso.getState().lasso }),
  aim: () => messages.lasso.aim,
  Part: lazyOverlay(parts, async () => (await import('./bars/lasso-bar.tsx')).LassoBar),
}
