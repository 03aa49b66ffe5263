import {
  isFields,
  readBoolean,
  readList,
  readNumber,
  readString,
  readStrings,
} from '../platform/read-field.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { useSelection } from '../features/selection/selection.ts'
import { useProgressView } from '../features/progress/progress-view.ts'
import { useMeasuring } from '../features/routes/measuring.ts'
import { usePlannedRoute } from '../features/routes/planned-route.ts'

/** As many as a trip has at the most. */
const maxPoints = 2000

/**
 * Goes on with what the player was doing when the page loaded itself anew: a route and its stops, a measured line, what the
 * panel shows, the card of a pin. What cannot be read stays as it is.
 */
export function restoreActivity(doing: unknown): void {
  const { way: route, passed, measured, panel, pin } = isFields(doing) ? doing : {}
  restoreRoute(route, passed)
  const line = readPoints(measured)
  // One that has just begun is begun again as soon.
  if (line && line.length > 1) useMeasuring.setState({ points: line })
  if (isFields(panel)) restorePanel(panel)
  const selected = readString(pin)
  if (selected !== undefined && useSelection.getState().selectedMarker === null)
    useSelection.getState().selectPin(selected, 'reload')
}

function restoreRoute(route: unknown, passed: unknown): void {
  if (!isFields(route)) return
  const points = readPoints(route['points'], null)
  if (!points || points.length < 2) return
  usePlannedRoute.setState({
    points,
    back: readBoolean(route['back']) ?? false,
    kept: readString(route['kept']) ?? null,
    passed: new Set(readStrings(passed)),
  })
}

function restorePanel({ tab, typeId, areasOpen }: Readonly<Record<string, unknown>>): void {
  const before = useProgressView.getState()
  useProgressView.setState({
    tab: readString(tab) ?? before.tab,
    typeId: readString(typeId) ?? null,
    areasOpen: readBoolean(areasOpen) ?? before.areasOpen,
  })
}

/** All of them, or none where one cannot be read. @param unknown what stands for a point that is not known yet */
function readPoints<Unknown = never>(
  value: unknown,
  unknown?: Unknown,
): readonly (Coordinate | Unknown)[] | undefined {
  const list = readList(value)?.slice(0, maxPoints)
  const points = list?.map((each) => {
    if (each === unknown && unknown !== undefined) return unknown
    const [x, y] = (readList(each) ?? []).map(readNumber())
    return x === undefined || y === undefined ? undefined : ([x, y] as const)
  })
  return points?.every((point) => point !== undefined) ? points : undefined
}
