import type { Distances } from './tour-length.ts'

/**
 * The shortest of all orders of stops that begin with the first, by Held's and Karp's dynamic programming: the shortest
 * order of every set of stops, by which of them comes last. Twelve stops are 2,048 sets; each further one doubles them.
 */
export function bestOrder({ stops, units }: Distances, back: boolean): readonly number[] {
  if (stops < 2) return Array.from({ length: stops }, (_, stop) => stop)
  const others = stops - 1
  const sets = 1 << others
  const leg = (from: number, to: number) => units[from * stops + to] ?? 0
  const costs = new Float64Array(sets * others).fill(Infinity)
  const befores = new Int8Array(sets * others).fill(-1)
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
        befores[at] = other
      }
    }
  }
  return traced(lastOf(sets, others), befores)

  function lastOf(all: number, amount: number): { set: number; last: number; others: number } {
    const whole = (last: number) =>
      (costs[(all - 1) * amount + last] ?? 0) + (back ? leg(last + 1, 0) : 0)
    let last = 0
    for (let other = 1; other < amount; other += 1) if (whole(other) < whole(last)) last = other
    return { set: all - 1, last, others: amount }
  }
}

/** The order that ends there, from its begin. */
function traced(
  { set, last, others }: { set: number; last: number; others: number },
  befores: Int8Array,
): readonly number[] {
  const order: number[] = []
  let [left, here] = [set, last]
  while (here >= 0) {
    order.push(here + 1)
    const before = befores[left * others + here] ?? -1
    left ^= 1 << here
    here = before
  }
  return [0, ...order.reverse()]
}
