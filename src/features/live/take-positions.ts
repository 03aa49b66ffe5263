import { headingOf, type GamePosition } from './model/game-position.ts'
import { passedMarkers, passingReach, isLeap, withStep } from './model/trail.ts'
import { distance, type Coordinate } from '../../core/geometry/coordinates.ts'
import { isInExtent } from '../../core/geometry/extent.ts'
import { fromGameMetres } from '../../core/world/game-metres.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { useLive } from './live.ts'

/** Puts positions of the game on the map: where the player is, the way they went, and what they passed on it. */
export function createPositionTaker(
  world: LoadedWorld,
): (positions: readonly GamePosition[]) => void {
  const { extent, metresPerUnit, markers } = world
  let before: { readonly at: Coordinate; readonly time: number } | undefined

  function step(to: Coordinate): void {
    const time = performance.now()
    const leaps =
      before === undefined ||
      isLeap(distance(before.at, to) * metresPerUnit, (time - before.time) / 1000)
    useLive.setState(({ trail }) => ({ trail: withStep(trail, to, metresPerUnit, leaps) }))
    const from = leaps || !before ? to : before.at
    before = { at: to, time }
    if (!useSettings.getState().visitPassed) return
    const { addVisited } = useProgress.getState()
    const passed = passedMarkers(markers, from, to, passingReach / metresPerUnit)
    for (const { id } of passed) {
      if (!useProgress.getState().visitedMarkers.includes(id)) addVisited(id)
    }
  }

  return (positions) => {
    for (const position of positions) {
      const to = fromGameMetres([position.x, position.y], world)
      if (!to || !isInExtent(to, extent)) {
        before = undefined
        useLive.setState({ problem: 'outside' })
        continue
      }
      step(to)
      useLive.setState((live) => ({
        problem: null,
        hears: 'here',
        missed: false,
        // Who stands still looks where they looked.
        position: {
          coordinate: to,
          heading: headingOf(position) ?? live.position?.heading ?? null,
        },
      }))
    }
  }
}
