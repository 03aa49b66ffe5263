/** Where the repository of a list stands with the database. */
export type DatabaseState =
  /** Nothing has been asked of it. */
  | 'new'
  /** It is being opened, and nobody has asked yet what it holds. */
  | 'connecting'
  /** Open, and not read. */
  | 'connected'
  /** What it holds is wanted as soon as it is open. */
  | 'opening'
  /** Open; what it holds is being joined with what is on screen. */
  | 'joining'
  /** Joined: it holds everything but what the writer still has. */
  | 'open'
  /** It does not open, or refuses: local storage stands in for it. */
  | 'blocked'
  /** A newer version's: nothing is written any more, nowhere. */
  | 'newer'
  | 'closed'

export type DatabaseEvent =
  /** The page is being made, and will want it soon. */
  | 'connect'
  /** What it holds is wanted. */
  | 'start'
  | 'opened'
  | 'joined'
  | 'failed'
  /** The browser has closed it, as it does when it deletes the site's data. */
  | 'lost'
  | 'newer'
  | 'retry'
  | 'close'

/** Where the persisted list stands. */
export type ListState =
  /** On screen: the player changes it. */
  | 'shown'
  /** Another playthrough is on screen. Changes of this one that are not stored yet are still being written. */
  | 'closing'
  | 'closed'

export type ListEvent = 'close' | 'safe'

/** From each state, where an event leads; one that is not listed changes nothing. */
type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

export const databaseTransitions: Transitions<DatabaseState, DatabaseEvent> = {
  new: { connect: 'connecting', start: 'opening', close: 'closed' },
  connecting: { opened: 'connected', start: 'opening', newer: 'newer', close: 'closed' },
  connected: { start: 'joining', lost: 'new', newer: 'newer', close: 'closed' },
  opening: {
    opened: 'joining',
    failed: 'blocked',
    lost: 'opening',
    newer: 'newer',
    retry: 'opening',
    close: 'closed',
  },
  joining: {
    joined: 'open',
    failed: 'blocked',
    lost: 'opening',
    newer: 'newer',
    retry: 'joining',
    close: 'closed',
  },
  open: { lost: 'opening', newer: 'newer', close: 'closed' },
  blocked: { lost: 'opening', newer: 'newer', retry: 'opening', close: 'closed' },
  newer: { close: 'closed' },
  closed: {},
}

export const listTransitions: Transitions<ListState, ListEvent> = {
  shown: { close: 'closing' },
  closing: { safe: 'closed' },
  closed: {},
}

export interface StateMachine<State extends string, Event extends string> {
  readonly state: () => State
  /** @returns whether the event leads anywhere from the present state */
  readonly tell: (event: Event) => boolean
}

export function createStateMachine<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  initial: State,
): StateMachine<State, Event> {
  let state = initial
  return {
    state: () => state,
    tell: (event) => {
      const next = transitions[state][event]
      if (next === undefined) return false
      state = next
      return true
    },
  }
}
