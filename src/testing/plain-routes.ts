import { distance, type Coordinate } from '../geometry/coordinates.ts'
import type { Network, RoadClass } from '../world/road-network.ts'

interface Piece {
  readonly class: RoadClass
  readonly a: Coordinate
  readonly b: Coordinate
  readonly keys: readonly [a: string, b: string]
}

/** A point on the roads, nearest to a given point. */
interface Snap {
  readonly piece: Piece
  /** World units from the start of the piece. */
  readonly offset: number
  /** World units from the given point. */
  readonly snapDistance: number
}

/** Length of a route in world units, and its cost in world units times weight. */
interface RouteLength {
  readonly cost: number
  readonly length: number
}

/** Finds shortest routes by relaxing every point of every line until nothing changes, to check the real search. */
export class PlainRoutes {
  readonly #pieces: readonly Piece[]
  readonly #at = new Map<string, Piece[]>()
  readonly #weight: (roadClass: RoadClass) => number

  constructor({ edges }: Network, weight: (roadClass: RoadClass) => number) {
    this.#weight = weight
    this.#pieces = edges.flatMap((edge, index) => {
      const { line } = edge
      // Lines meet only at their ends. Points between the ends belong to one line.
      const isEnd = (at: number) => at === 0 || at === line.length - 1
      const keys = line.map((point, at) => (isEnd(at) ? point.join() : `${index}:${at}`))
      return line.slice(1).map((b, at): Piece => ({
        class: edge.class,
        a: line[at] ?? b,
        b,
        keys: [keys[at] ?? '', keys[at + 1] ?? ''],
      }))
    })
    for (const piece of this.#pieces) {
      for (const key of piece.keys) {
        const here = this.#at.get(key)
        if (here) here.push(piece)
        else this.#at.set(key, [piece])
      }
    }
  }

  /** Returns a function of the length to a point, in world units. Points snap to roads of `classes`. */
  from(begin: Coordinate, classes: readonly RoadClass[]): (to: Coordinate) => number {
    const start = this.#snap(begin, classes)
    const gone = this.#spread(start)
    return (to) => {
      const end = this.#snap(to, classes)
      const direct = distance(begin, to)
      const off = start.snapDistance + end.snapDistance
      if (direct <= off) return direct
      const perUnit = this.#weight(end.piece.class)
      const onPiece = Math.abs(start.offset - end.offset)
      const routes = endsOf(end).map(([key, length]): RouteLength => {
        const before = gone.get(key) ?? { cost: Infinity, length: 0 }
        return { cost: before.cost + length * perUnit, length: before.length + length }
      })
      if (start.piece === end.piece) routes.push({ cost: onPiece * perUnit, length: onPiece })
      const best = routes.reduce((one, other) => (other.cost < one.cost ? other : one))
      return best.cost === Infinity ? direct : best.length + off
    }
  }

  #spread(start: Snap): ReadonlyMap<string, RouteLength> {
    const perUnit = this.#weight(start.piece.class)
    const gone = new Map<string, RouteLength>()
    const open: string[] = []
    for (const [key, length] of endsOf(start)) {
      gone.set(key, { cost: length * perUnit, length })
      open.push(key)
    }
    for (const key of open) {
      for (const { keys, a, b, class: roadClass } of this.#at.get(key) ?? []) {
        const to = keys[0] === key ? keys[1] : keys[0]
        const { cost, length } = gone.get(key) ?? { cost: Infinity, length: 0 }
        const on = distance(a, b)
        const whole = cost + on * this.#weight(roadClass)
        if (whole >= (gone.get(to)?.cost ?? Infinity) - 1e-9) continue
        gone.set(to, { cost: whole, length: length + on })
        open.push(to)
      }
    }
    return gone
  }

  #snap(point: Coordinate, classes: readonly RoadClass[]): Snap {
    let best: Snap | undefined
    for (const piece of this.#pieces) {
      if (!classes.includes(piece.class)) continue
      const { a, b } = piece
      const length = distance(a, b)
      const across = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
      const offset = length > 0 ? Math.min(Math.max(across / length, 0), length) : 0
      const share = length > 0 ? offset / length : 0
      const snap: Coordinate = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
      const snapDistance = distance(point, snap)
      if (!best || snapDistance < best.snapDistance) best = { piece, offset, snapDistance }
    }
    if (!best) throw new Error('There is no road of these classes.')
    return best
  }
}

function endsOf({ piece: { a, b, keys }, offset }: Snap): readonly [key: string, length: number][] {
  return [
    [keys[0], offset],
    [keys[1], distance(a, b) - offset],
  ]
}
