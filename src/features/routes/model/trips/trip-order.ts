/** Up to this number of stops the exact solution is calculated, in about 20 ms. */
const fewStops = 12

/** Returns a good order of stops as indices. It begins with the first stop, and returns to it if `back` is set. */
export function tripOrder(distances: Distances, back: boolean): readonly number[] {
  return distances.stops <= fewStops ? bestOrder(distances, back) : goodOrder(distances, back)
}

/** Distances between all stops, row by row and symmetric. The first stop is the start of the tour. */
export interface Distances {
  readonly stops: number
  readonly units: Float64Array
}

/** Returns the length of a tour in world units. */
export function tripLength(
  order: readonly number[],
  { stops, units }: Distances,
  back: boolean,
): number {
  const last = order.at(-1) ?? 0
  const legs = order.slice(1).map((to, at) => units[(order[at] ?? 0) * stops + to] ?? 0)
  return legs.reduce((sum, leg) => sum + leg, back ? (units[last * stops] ?? 0) : 0)
}

/** Finds the shortest order by the Held-Karp algorithm. 12 stops have 2,048 subsets; each further stop doubles them. */
function bestOrder({ stops, units }: Distances, back: boolean): readonly number[] {
  if (stops < 2) return Array.from({ length: stops }, (_, stop) => stop)
  const others = stops - 1
  const sets = 1 << others
  const leg = (from: number, to: number) => units[from * stops + to] ?? 0
  const costs = new Float64Array(sets * others).fill(Infinity)
  const previous = new Int8Array(sets * others).fill(-1)
  for (let set = 1; set < sets; set += 1) {
    for (let last = 0; last < others; last += 1) {
      if ((set & (1 << last)) === 0) continue
      const at = set * others + last
      const before = set ^ (1 << last)
      if (before === 0) costs[at] = leg(0, last + 1)
      for (let other = 0; other < others; other += 1) {
        if ((before & (1 << other)) === 0) continue
        const cost = (costs[before * others + other] ?? 0) + leg(other + 1, last + 1)
        if (cost >= (costs[at] ?? 0)) continue
        costs[at] = cost
        previous[at] = other
      }
    }
  }
  return orderEndingAt(lastOf(sets, others), previous)

  function lastOf(all: number, amount: number): { set: number; last: number; others: number } {
    const whole = (last: number) =>
      (costs[(all - 1) * amount + last] ?? 0) + (back ? leg(last + 1, 0) : 0)
    let last = 0
    for (let other = 1; other < amount; other += 1) if (whole(other) < whole(last)) last = other
    return { set: all - 1, last, others: amount }
  }
}

function orderEndingAt(
  { set, last, others }: { set: number; last: number; others: number },
  previous: Int8Array,
): readonly number[] {
  const order: number[] = []
  let [left, here] = [set, last]
  while (here >= 0) {
    order.push(here + 1)
    const before = previous[left * others + here] ?? -1
    left ^= 1 << here
    here = before
  }
  return [0, ...order.reverse()]
}

/** Maximum number of rounds of improvement. A hundred stops need about thirty. */
const mostRounds = 200

/** Starts with the nearest-neighbour order, then improves it by reversing (2-opt) and moving (or-opt) sections. */
export function goodOrder(distances: Distances, back: boolean): readonly number[] {
  const order = nearestNext(distances)
  for (let round = 0; round < mostRounds; round += 1) {
    const turned = reverseSections(order, distances, back)
    const moved = moveSections(order, distances, back)
    if (!turned && !moved) break
  }
  return order
}

function nearestNext({ stops, units }: Distances): number[] {
  const left = new Set(Array.from({ length: stops }, (_, stop) => stop))
  const order: number[] = []
  for (let here = 0; left.size > 0;) {
    left.delete(here)
    order.push(here)
    const from = here
    let least = Infinity
    for (const stop of left) {
      const distance = units[from * stops + stop] ?? 0
      if (distance < least) [least, here] = [distance, stop]
    }
  }
  return order
}

/** Gains below this are rounding errors. */
const least = 1e-9

/** Returns a function for the distance between two positions of an order. A position past the end means the return. */
function legs({ stops, units }: Distances, back: boolean) {
  return (order: readonly number[], from: number, to: number): number => {
    const a = order[from] ?? 0
    if (to < order.length) return units[a * stops + (order[to] ?? 0)] ?? 0
    return back ? (units[a * stops + (order[0] ?? 0)] ?? 0) : 0
  }
}

/** Reverses sections (2-opt) where that shortens the tour. @returns whether the order has become shorter */
function reverseSections(order: number[], distances: Distances, back: boolean): boolean {
  const leg = legs(distances, back)
  const { stops, units } = distances
  let gained = false
  for (let begin = 1; begin < order.length - 1; begin += 1) {
    for (let end = begin + 1; end < order.length; end += 1) {
      const [before, first, last] = [order[begin - 1] ?? 0, order[begin] ?? 0, order[end] ?? 0]
      const was = leg(order, begin - 1, begin) + leg(order, end, end + 1)
      const after = end + 1 < order.length ? order[end + 1] : back ? order[0] : undefined
      const is =
        (units[before * stops + last] ?? 0) +
        (after === undefined ? 0 : (units[first * stops + after] ?? 0))
      if (is >= was - least) continue
      order.splice(begin, end - begin + 1, ...order.slice(begin, end + 1).reverse())
      gained = true
    }
  }
  return gained
}

const maxSectionStops = 3

/** Moves sections (or-opt) where that shortens the tour. @returns whether the order has become shorter */
function moveSections(order: number[], distances: Distances, back: boolean): boolean {
  let gained = false
  for (let length = 1; length <= maxSectionStops; length += 1) {
    for (let begin = 1; begin + length <= order.length; begin += 1) {
      const before = tripLength(order, distances, back)
      const section = order.slice(begin, begin + length)
      const rest = [...order.slice(0, begin), ...order.slice(begin + length)]
      const best = bestPlace(rest, section, distances, back)
      if (best.length >= before - least) continue
      order.splice(0, order.length, ...best.order)
      gained = true
    }
  }
  return gained
}

/** Inserts a section where it lengthens the tour least, in either direction. */
function bestPlace(
  rest: readonly number[],
  section: readonly number[],
  distances: Distances,
  back: boolean,
): { readonly order: readonly number[]; readonly length: number } {
  const { stops, units } = distances
  const between = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? 0 : (units[a * stops + b] ?? 0)
  const inner = tripLength(section, { ...distances }, false)
  const whole = tripLength(rest, distances, back)
  let best = { at: 1, turned: false, length: Infinity }
  for (let at = 1; at <= rest.length; at += 1) {
    const before = rest[at - 1]
    const after = at < rest.length ? rest[at] : back ? rest[0] : undefined
    for (const turned of [false, true]) {
      const [first, last] = turned ? [section.at(-1), section[0]] : [section[0], section.at(-1)]
      const length =
        whole - between(before, after) + between(before, first) + inner + between(last, after)
      if (length < best.length) best = { at, turned, length }
    }
  }
  const { at, turned, length } = best
  const moved = turned ? [...section].reverse() : section
  return { order: [...rest.slice(0, at), ...moved, ...rest.slice(at)], length }
}
