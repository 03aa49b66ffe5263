import { cutText, splitCharacters } from './characters.ts'
import { readUrl } from './site-path.ts'

/** Where reports go: an address with a place for each of its texts. */
export interface ReportUrl {
  readonly template: string
}

export class ReportUrlError extends Error {
  override name = 'ReportUrlError'
}

/** In characters of the whole address: more than this some forges and browsers do not take. */
export const maxReportUrl = 2000

const maxTitle = 120

/** The host comes first and is written out, so that no report can choose it. */
const shape = /^https:\/\/[^\s/?#{}]+[/?][^\s{}]*(?:\{(?:title|body)\}[^\s{}]*){2}$/

/**
 * Reads `VITE_REPORT_URL`, such as `https://example.org/issues/new?title={title}&body={body}`.
 *
 * @returns undefined where there is none
 * @throws {ReportUrlError} with one line that says what to set
 */
export function parseReportUrl(value: unknown): ReportUrl | undefined {
  const template = typeof value === 'string' ? value.trim() : ''
  if (template === '') return undefined
  const hasBoth = template.includes('{title}') && template.includes('{body}')
  if (!hasBoth || !shape.test(template) || !readUrl(template)) {
    throw new ReportUrlError(
      `VITE_REPORT_URL is "${template}": it must be an address that starts with https:// and holds {title} and {body} once each, such as https://example.org/issues/new?title={title}&body={body}, or be left unset.`,
    )
  }
  return { template }
}

/** The address that opens a report with these texts, of which the body is cut from its end where it is too long. */
export function reportLink({ template }: ReportUrl, title: string, body: string): string {
  const shortTitle = encodeURIComponent(cut(title, maxTitle))
  const withTitle = template.replace('{title}', () => shortTitle)
  const room = maxReportUrl - withTitle.replace('{body}', '').length
  return withTitle.replace('{body}', () => encoded(body, room))
}

/** Percent-encoded, and no longer than this. */
function encoded(text: string, room: number): string {
  const whole = encodeURIComponent(wellFormed(text))
  if (whole.length <= room) return whole
  const end = encodeURIComponent('…')
  let [result, left] = ['', room - end.length]
  for (const character of splitCharacters(wellFormed(text))) {
    const part = encodeURIComponent(character)
    left -= part.length
    if (left < 0) break
    result += part
  }
  return result + end
}

function cut(text: string, length: number): string {
  const whole = wellFormed(text)
  return cutText(whole, length) === whole ? whole : `${cutText(whole, length - 1)}…`
}

/** Half a sign, which no address can hold, becomes the sign for what is none: as `toWellFormed` has it, which is too young. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
}
