import { cutText, splitCharacters } from './characters.ts'
import { readUrl } from './site-path.ts'

/** Template for the address of a problem report, with the placeholders `{title}` and `{body}`. */
export interface ReportUrl {
  readonly template: string
}

export class ReportUrlError extends Error {
  override name = 'ReportUrlError'
}

/** Maximum length of the address in characters. Some code hosting sites and browsers refuse longer ones. */
export const maxReportUrl = 2000

const maxTitle = 120

/** Allows no placeholder in the host, so that a report's text cannot change the host. */
const urlTemplatePattern = /^https:\/\/[^\s/?#{}]+[/?][^\s{}]*(?:\{(?:title|body)\}[^\s{}]*){2}$/

/**
 * Parses `VITE_REPORT_URL`, such as `https://example.org/new?title={title}&body={body}`; `undefined` if not set.
 * @throws {ReportUrlError} with one line that says what to set
 */
export function parseReportUrl(value: unknown): ReportUrl | undefined {
  const template = typeof value === 'string' ? value.trim() : ''
  if (template === '') return undefined
  const hasBoth = template.includes('{title}') && template.includes('{body}')
  if (!hasBoth || !urlTemplatePattern.test(template) || !readUrl(template)) {
    throw new ReportUrlError(
      `VITE_REPORT_URL is "${template}": it must be an address that starts with https:// and holds {title} and {body} once each, such as https://example.org/issues/new?title={title}&body={body}, or be left unset.`,
    )
  }
  return { template }
}

/** Returns the address that opens a report. Cuts off the end of the body if the address would be too long. */
export function reportLink({ template }: ReportUrl, title: string, body: string): string {
  const shortTitle = encodeURIComponent(truncateText(title, maxTitle))
  const withTitle = template.replace('{title}', () => shortTitle)
  const room = maxReportUrl - withTitle.replace('{body}', '').length
  return withTitle.replace('{body}', () => encodeWithin(body, room))
}

function encodeWithin(text: string, room: number): string {
  const whole = encodeURIComponent(replaceLoneSurrogates(text))
  if (whole.length <= room) return whole
  const end = encodeURIComponent('…')
  let [result, left] = ['', room - end.length]
  for (const character of splitCharacters(replaceLoneSurrogates(text))) {
    const part = encodeURIComponent(character)
    left -= part.length
    if (left < 0) break
    result += part
  }
  return result + end
}

function truncateText(text: string, length: number): string {
  const whole = replaceLoneSurrogates(text)
  return cutText(whole, length) === whole ? whole : `${cutText(whole, length - 1)}…`
}

/** Replaces lone surrogates, which no address can hold. Supported browsers may lack `String.toWellFormed`. */
function replaceLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}')
}
