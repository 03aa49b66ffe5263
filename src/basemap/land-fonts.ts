import cyrillicUrl from '../ui/fonts/alegreya-sc-700-cyrillic.woff2?url'
import accentsUrl from '../ui/fonts/alegreya-sc-700-latin-accents.woff2?url'
import czechUrl from '../ui/fonts/alegreya-sc-700-latin-ext.woff2?url'
import polishUrl from '../ui/fonts/alegreya-sc-700-polish.woff2?url'
import turkishUrl from '../ui/fonts/alegreya-sc-700-turkish.woff2?url'
import lettersUrl from '../ui/fonts/alegreya-sc-700-latin.woff2?url'
import type { Land } from './geography.ts'

/** Font files other than the first, with the characters of each; app/fonts.css has the same ranges. */
const extraFonts = [
  {
    family: 'Land accents',
    url: accentsUrl,
    unicodeRange: 'U+00A1, U+00AA-00AB, U+00BA-00BB, U+00BF-00D6, U+00D8-00FF, U+0131, U+0152-0153',
  },
  {
    family: 'Land czech',
    url: czechUrl,
    unicodeRange:
      'U+010C-010F, U+011A-011B, U+0147-0148, U+0158-0159, U+0160-0161, U+0164-0165, U+016E-016F, U+017D-017E',
  },
  {
    family: 'Land polish',
    url: polishUrl,
    unicodeRange: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
  },
  { family: 'Land turkish', url: turkishUrl, unicodeRange: 'U+011E-011F, U+0130, U+015E-015F' },
  {
    family: 'Land cyrillic',
    url: cyrillicUrl,
    unicodeRange: 'U+0401, U+0410-044F, U+0451, U+2116',
  },
] as const

/** Loads the land's typeface, on the page or in a worker. If that fails, the browser's serif font is used. */
export async function loadLandFonts(): Promise<void> {
  await loadFace('Land', lettersUrl)
}

/** Loads the further font files whose characters occur in the title or the lettering of the land. */
export async function loadExtraFonts({ title, lettering }: Land): Promise<void> {
  const words = [title, ...lettering.map((one) => JSON.stringify(one))].join()
  await Promise.all(
    extraFonts.map(async ({ family, url, unicodeRange }) => {
      if (hasFontFamily(family) || !parseUnicodeRange(unicodeRange).test(words)) return
      await loadFace(family, url, { unicodeRange })
    }),
  )
}

/** Converts ranges such as `U+0401, U+0410-044F` to a regular expression. */
function parseUnicodeRange(unicodeRange: string): RegExp {
  const ends = unicodeRange
    .replaceAll(/U\+|[ ,]/g, ' ')
    .trim()
    .split(/ +/)
  const parts = ends.map((part) => part.replaceAll(/[\dA-F]+/g, '\\u{$&}'))
  return new RegExp(`[${parts.join('')}]`, 'u')
}

async function loadFace(
  family: string,
  url: string,
  descriptors?: FontFaceDescriptors,
): Promise<void> {
  // Workers have a font set of their own; on a page it belongs to the document.
  const fonts = (self as { fonts?: FontFaceSet }).fonts ?? document.fonts
  const address = new URL(url, self.location.href).href
  try {
    fonts.add(await new FontFace(family, `url(${address})`, descriptors).load())
    addFontFamily(family)
  } catch {
    return
  }
}

const families = ['Land']

/**
 * Adds a family for characters that the previous families don't have. Each file needs its own family: once a worker has
 * written in a family, Chromium ignores faces that are added to that family later.
 */
export function addFontFamily(family: string): void {
  if (!hasFontFamily(family)) families.push(family)
}

export function hasFontFamily(family: string): boolean {
  return families.includes(family)
}

/** Returns the CSS font of names on the land. The typeface has no Chinese, so system fonts follow. */
export function landFont(size: number): string {
  const ours = families.map((family) => `"${family}"`).join(', ')
  return `700 ${size}px ${ours}, serif, "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun`
}
