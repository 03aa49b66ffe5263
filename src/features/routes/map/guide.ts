import { useLive, type Guidance } from '../../follow/live.ts'
import { useProgress } from '../../progress/progress.ts'
import { worldNow } from '../../worlds/use-world-load.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { currentLocale, onLocaleChange } from '../../../i18n/language/locale.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { courseOf, nextStep, type Ahead, type Course } from '../model/next-step.ts'
import type { Route } from '../model/route.ts'
import { rememberRoute, useRoute } from '../route-store.ts'
import type { AboutNetwork } from '../finding/route-request.ts'
import { stepWords, type RouteNames } from '../route-words.ts'
import { stopsOf } from '../stops.ts'
import { announcementMetres, namesAlong, composeDirections } from '../route-directions.ts'

/** Metres from the route at which the player leaves it and is back on it. The gap keeps the message from flickering. */
const offRouteMetres = { leaves: 40, comesBack: 30 } as const

/** Smallest distance in metres that is announced, so that no message says 0. */
const minAnnouncedMetres = 5

/** Data derived from a route, cached until the route, the network, the world or the stops change. */
interface Prepared {
  readonly from: readonly [Route, AboutNetwork | null, LoadedWorld, string]
  readonly course: Course
  readonly names: RouteNames
}

/**
 * Publishes directions along the map's route in `useLive` while the player's position is followed.
 *
 * @param onLedOn called after the player has asked for a new route from their position
 * @returns a function that ends the guidance
 */
export function guide(given: LoadedWorld, onLedOn: () => void): () => void {
  let prepared: Prepared | undefined
  /** The player's last position along the route in world units, and the index of its leg. */
  let [along, leg] = [0, 0]
  let isOff = false

  function prepare(route: Route): Prepared {
    const world = worldNow() ?? given
    const { points, about } = useRoute.getState()
    const stops = stopsOf(points, world).map(({ index }) => index)
    const from = [route, about, world, stops.join()] as const
    if (prepared && from.every((part, index) => part === prepared?.from[index])) return prepared
    if (prepared?.from[0] !== route) {
      along = leg = 0
      isOff = false
    }
    const steps = composeDirections(route, about, world, new Set(stops), 0)
    prepared = { from, course: courseOf(route, steps), names: namesAlong(route, about, world) }
    return prepared
  }

  function guidance(): Guidance | null {
    const { position, source } = useLive.getState()
    const { points, route } = useRoute.getState()
    if (!source || !position || !route || !points) return null
    const { course, names, from } = prepare(route)
    const { metresPerUnit } = from[2]
    const reach = offRouteMetres[isOff ? 'comesBack' : 'leaves'] / metresPerUnit
    const ahead = nextStep(course, position.coordinate, reach, along)
    isOff = ahead.kind === 'off'
    if (ahead.kind === 'off')
      return { key: 'off', text: null, distanceMetres: null, rerouteFromHere }
    along = ahead.along
    leg = ahead.step.leg
    return {
      key: `${currentLocale()} ${ahead.index}`,
      text: composeText(ahead, course, metresPerUnit, names),
      distanceMetres: ahead.left * metresPerUnit,
    }
  }

  function rerouteFromHere(): void {
    const { position } = useLive.getState()
    if (!position) return
    rerouteFrom(position.coordinate, leg)
    onLedOn()
  }

  function update(): void {
    const next = guidance()
    const { guidance: before = null } = useLive.getState()
    const isSame =
      before?.key === next?.key &&
      before?.text === next?.text &&
      before?.distanceMetres === next?.distanceMetres
    if (!isSame) useLive.setState({ guidance: next })
  }

  const stops = [
    useLive.subscribe(({ position, source }, before) => {
      if (position !== before.position || source !== before.source) update()
    }),
    useRoute.subscribe(update),
    // A new pin can turn a point of the route into a stop.
    useProgress.subscribe(({ pins }, before) => {
      if (pins !== before.pins) update()
    }),
    onLocaleChange(update),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
    useLive.setState({ guidance: null })
  }
}

/** Words the next step with the remaining distance. Bridges and settlements beyond the step are left out. */
function composeText(
  { step, left, index }: Extract<Ahead, { kind: 'ahead' }>,
  { steps }: Course,
  metresPerUnit: number,
  names: RouteNames,
): string {
  const next = steps[index + 1]?.step
  const isSoon =
    step.kind === 'turn' &&
    next?.kind === 'turn' &&
    next.after * metresPerUnit < announcementMetres.near
  const canBeNow = step.kind === 'arrive' || step.kind === 'fast-travel'
  return stepWords(
    {
      ...step,
      after: canBeNow ? left : Math.max(left, minAnnouncedMetres / metresPerUnit),
      bridges: 0,
      crossroads: 0,
      through: [],
      ...(isSoon && { soon: [next] }),
    },
    metresPerUnit,
    names,
  )
}

/** Plans a route from the player's position through the remaining points. @param leg index of the current leg */
function rerouteFrom(from: Coordinate, leg: number): void {
  const { points, back } = useRoute.getState()
  if (!points) return
  rememberRoute()
  // A round trip must still end at its original start, so that start becomes an explicit last point.
  const all = back ? [...points, ...points.slice(0, 1)] : points
  const left = all.slice(Math.min(leg + 1, all.length - 1))
  useRoute.setState({ points: [from, ...left], back: false, choosing: null })
}
