import { useOpened } from '../../features/card/opened.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { pinOnMap } from '../../features/filters/shown-pins.ts'
import { useLive } from '../../features/follow/live.ts'
import { usePinEditing } from '../../features/pins/pin-editing.ts'
import { isNameKnown } from '../../features/progress/known-names.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { useRoute } from '../../features/routes/route-store.ts'
import { isDone, nameAt, stopsOf } from '../../features/routes/stops.ts'
import { onLocaleChange } from '../../i18n/language/locale.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { arrowTargets, type ArrowStates, type ArrowTarget } from './arrow-targets.ts'

interface ArrowTargetsWatch {
  /** Returns the targets, the most important first. Computes them again only after a change. */
  readonly current: () => readonly ArrowTarget[]
  readonly stop: () => void
}

/** Follows the stores that decide where the arrow points. */
export function watchArrowTargets(world: LoadedWorld, onChange: () => void): ArrowTargetsWatch {
  let targets: readonly ArrowTarget[] | undefined
  const update = () => {
    targets = undefined
    onChange()
  }
  const stops = [
    onLocaleChange(update),
    ...[useOpened, useQuests, useProgress, usePinEditing, useRoute].map((store) =>
      store.subscribe(update),
    ),
    useLive.subscribe(({ source, position }, before) => {
      if (source !== before.source || position !== before.position) update()
    }),
  ]
  return {
    current: () => (targets ??= arrowTargets(readStates(world), world)),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

function readStates(world: LoadedWorld): ArrowStates {
  const { points, passed } = useRoute.getState()
  const { marks } = useProgress.getState()
  return {
    stops: stopsOf(points, world).map((stop) => ({
      coordinate: stop.coordinate,
      done: isDone(stop, { marks, passed }),
    })),
    nameAt: (point) => nameAt(point, world),
    opened: useOpened.getState().opened,
    live: useLive.getState(),
    starts: useQuests.getState().starts,
    pinWithId: pinOnMap,
    isNameKnown,
  }
}
