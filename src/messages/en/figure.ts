/**
 * A number as English writes it, with at most three decimals. The same as `Intl.NumberFormat('en')`, of which the
 * first costs a slow phone a sixth of a second, before anything is live.
 */
export function figure(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
