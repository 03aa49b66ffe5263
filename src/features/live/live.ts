import { create } from 'zustand'
import type { Trail } from './model/trail.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { ListedWorld } from '../../world/worlds-file.ts'

/** Where the player's position comes from. */
export type LiveSource = 'file' | 'program'

export type LiveProblem =
  /** Nothing answers, or the page may not read the answer: browsers do not say which. */
  | 'noAnswer'
  /** The page's own security policy does not let it ask there. */
  | 'forbidden'
  /** The page came by https, and would have to ask another machine by http. */
  | 'mixed'
  /** What answers says nothing that is a position. */
  | 'badAnswer'
  /** The log has no line of ours. */
  | 'noLines'
  /** It has some, which cannot be read. */
  | 'badLines'
  /** The file cannot be read, or no longer. */
  | 'unreadable'
  /** The position lies outside of the world. */
  | 'outside'
  /** The game has loaded a level that another world of the site is a map of. */
  | 'elsewhere'
  /** It has loaded one of which there is no map. */
  | 'unmapped'

/** Where the player is. */
export interface LivePosition {
  readonly coordinate: Coordinate
  /** Radians clockwise from north; null where the game does not say. */
  readonly heading: number | null
}

/** What a route on the map has the player do next; whoever shows routes says it. */
export interface Guidance {
  /** The same for as long as it is the same thing to do. */
  readonly key: string
  /** Nothing off the route. */
  readonly words: string | null
  /** Metres until it is to be done. */
  readonly metres: number | null
  /** Off the route: asks for another from where the player is. */
  readonly leadOn?: () => void
}

interface Live {
  /** Nothing while nobody is followed. */
  readonly source: LiveSource | null
  /** What the source is called: the log's name, or the program's host and port. */
  readonly sourceName: string
  /** The state of the source: no position yet, a position, silence for some time, or the end of what this browser can read. */
  readonly hears: 'waiting' | 'here' | 'silent' | 'once'
  readonly problem: LiveProblem | null
  /** The world that the player is in, while the problem is that it is another one. */
  readonly elsewhere: ListedWorld | null
  /** The last that lies in the world; it stays while a source is silent. */
  readonly position: LivePosition | null
  /** Whether the source has had nothing good to tell since, although it has told one lately. */
  readonly missed: boolean
  /** The id of the nearest unfound place that is near, where the player wants to be told of it. */
  readonly near: number | null
  /** While there is a route on the map. */
  readonly guidance?: Guidance | null
  /** For as long as the page is open. */
  readonly trail: Trail
  /** Whether the map goes where the player goes. */
  readonly centred: boolean
  /** Whether the small window is open. */
  readonly small?: boolean
  /** Whether the screen stays on; `refused` where the browser does not let it. */
  readonly awake: 'off' | 'on' | 'refused'
  /** The dialog about all this, and what has the focus after it. */
  readonly dialog: { readonly returnTo?: { readonly current: HTMLElement | null } } | null
}

/** Following the game. None of it is kept; what it does is loaded when it is first asked for. */
export const useLive = create<Live>()(() => ({
  source: null,
  sourceName: '',
  hears: 'waiting',
  problem: null,
  elsewhere: null,
  position: null,
  missed: false,
  near: null,
  trail: [],
  centred: true,
  awake: 'off',
  dialog: null,
}))
