import {
  isRecord,
  readBoolean,
  readList,
  readNumber,
  readString,
  readStrings,
} from '../platform/read-field.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { openCard, openedNow } from '../features/card/opened.ts'
import { usePanelView } from '../features/progress/panel-view.ts'
import { drawLine } from '../features/viewport/drawn-line.ts'
import { useRoute } from '../features/routes/route-store.ts'

const maxPoints = 2000

/** Restores the player's activity after the page has reloaded itself. Unreadable parts are ignored. */
export function restoreActivity(doing: unknown): void {
  const { way: route, passed, measured, panel, pin } = isRecord(doing) ? doing : {}
  restoreRoute(route, passed)
  const line = readPoints(measured)
  // A line with a single point is not worth restoring.
  if (line && line.length > 1) drawLine('measure', line)
  if (isRecord(panel)) restorePanel(panel)
  const selected = readString(pin)
  const opened = openedNow()?.kind
  if (selected !== undefined && opened !== 'marker' && opened !== 'quest')
    openCard({ kind: 'pin', id: selected }, 'reload')
}

function restoreRoute(route: unknown, passed: unknown): void {
  if (!isRecord(route)) return
  const points = readPoints(route['points'], null)
  if (!points || points.length < 2) return
  useRoute.setState({
    points,
    back: readBoolean(route['back']) ?? false,
    kept: readString(route['kept']) ?? null,
    passed: new Set(readStrings(passed)),
  })
}

function restorePanel({ tab, typeId, areasOpen }: Readonly<Record<string, unknown>>): void {
  const before = usePanelView.getState()
  usePanelView.setState({
    tab: readString(tab) ?? before.tab,
    typeId: readString(typeId) ?? null,
    areasOpen: readBoolean(areasOpen) ?? before.areasOpen,
  })
}

/** Returns all points, or `undefined` if one is invalid. @param unknown stands for a point that is not set yet */
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
