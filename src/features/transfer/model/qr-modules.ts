import { encode } from 'uqr'

/** Light modules around the code, without which cameras do not find it. */
const quietZone = 4

/**
 * 93 modules a side: with the quiet zone, 3 CSS pixels each on a phone 390 wide. It holds 624 bytes, or 792
 * with less room for errors.
 */
const maxVersion = 19

/** The code's rows, true where it is dark, with the quiet zone around; undefined where the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, boostEcc: true, border: quietZone, maxVersion }).data
    } catch {
      // Too long for this level; the library has no class of its own for that.
    }
  }
  return undefined
}

/** The dark modules as the path of a drawing, whose unit is a module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}
