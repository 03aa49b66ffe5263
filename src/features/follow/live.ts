import { create } from 'zustand'
import type { Trail } from './model/trail.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { ListedWorld } from '../../world/worlds-file.ts'

export type LiveSource = 'file' | 'program'

export type LiveProblem =
  /** No answer, or one that the page may not read. Browsers don't say which. */
  | 'noAnswer'
  /** The page's content security policy forbids the request. */
  | 'forbidden'
  /** The page uses https, so that the browser blocks http requests to another machine. */
  | 'mixed'
  | 'badAnswer'
  /** The log has no line with a position. */
  | 'noLines'
  /** The log has such lines, but they are unreadable. */
  | 'badLines'
  | 'unreadable'
  | 'outside'
  /** The game has loaded a level that is another world of the site. */
  | 'elsewhere'
  /** The game has loaded a level without a map. */
  | 'unmapped'

export interface LivePosition {
  readonly coordinate: Coordinate
  /** In radians clockwise from north; `null` if the game doesn't say. */
  readonly heading: number | null
}

/** The next step of the route on the map. features/routes sets it. */
export interface Guidance {
  /** Identifies the step. It stays the same while the step does. */
  readonly key: string
  /** `null` if the player has left the route. */
  readonly text: string | null
  readonly distanceMetres: number | null
  /** Plans a new route from the player's position. Present if the player has left the route. */
  readonly rerouteFromHere?: () => void
}

interface Live {
  /** `null` while following is off. */
  readonly source: LiveSource | null
  /** Name of the log, or host and port of the program. */
  readonly sourceName: string
  /** No position yet, a position, no news for some time, or a log that this browser can read only once. */
  readonly signal: 'waiting' | 'here' | 'silent' | 'once'
  readonly problem: LiveProblem | null
  /** The world in which the player is; `null` unless the problem is `elsewhere`. */
  readonly elsewhere: ListedWorld | null
  /** Last position inside the world. It stays while a source is silent. */
  readonly position: LivePosition | null
  /** True if readings have failed since the last position, which is recent. */
  readonly hasMissedReading: boolean
  /** Id of the nearest unfound marker within reach of the alert; `null` if no marker is near or the alert is off. */
  readonly nearMarkerId: number | null
  /** Present while a route is on the map. */
  readonly guidance?: Guidance | null
  /** Kept until it is cleared or the page closes. */
  readonly trail: Trail
  readonly isCentred: boolean
  readonly isSmallWindowOpen?: boolean
  /** Whether the screen stays on; `refused` if the browser doesn't allow it. */
  readonly awake: 'off' | 'on' | 'refused'
  readonly dialog: { readonly returnTo?: { readonly current: HTMLElement | null } } | null
}

/** State of following the player. Not stored. The code behind it loads on first use. */
export const useLive = create<Live>()(() => ({
  source: null,
  sourceName: '',
  signal: 'waiting',
  problem: null,
  elsewhere: null,
  position: null,
  hasMissedReading: false,
  nearMarkerId: null,
  trail: [],
  isCentred: true,
  awake: 'off',
  dialog: null,
}))
