import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxReportUrl, parseReportUrl, reportLink } from './read-report-url.ts'

const good = 'https://example.org/a/issues/new?title={title}&body={body}'

describe('the setting', () => {
  it.each([good, 'https://example.org/new?body={body}&x=1&title={title}#top'])(
    'may be %s',
    (url) => {
      expect(parseReportUrl(` ${url} `)).toEqual({ template: url })
    },
  )

  it.each([undefined, '', '  '])('may be missing: %j', (value) => {
    expect(parseReportUrl(value)).toBeUndefined()
  })

  it.each([
    'http://example.org/new?title={title}&body={body}',
    'javascript:alert("{title}{body}")',
    'https://{title}.example.org/?b={body}',
    'https://example.org{title}/?b={body}',
    'https://example.org/new?title={title}',
    'https://example.org/new?body={body}&b={body}',
    'https://example.org/new?title={title}&body={body}&again={body}',
    'https://example.org/new?title={title}&body={body}&labels={labels}',
    'https://exa mple.org/new?title={title}&body={body}',
  ])('is refused in one line as %s', (value) => {
    expect(() => parseReportUrl(value)).toThrow(/^VITE_REPORT_URL is ".*": it must be [^\n]+\.$/)
  })
})

describe('the link', () => {
  const url = { template: good }

  it('holds both texts', () => {
    expect(reportLink(url, 'a & b', 'x\n$&{title}"')).toBe(
      'https://example.org/a/issues/new?title=a%20%26%20b&body=x%0A%24%26%7Btitle%7D%22',
    )
  })

  it('is never too long, keeps its host and the beginning of its text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', minLength: 500, maxLength: 3000 }),
    )
    fc.assert(
      fc.property(text, text, (title, body) => {
        const link = reportLink(url, title, body)
        expect(link.length).toBeLessThanOrEqual(maxReportUrl)
        const { host, searchParams } = new URL(link)
        expect(host).toBe('example.org')
        const [shown = '', rest] = (searchParams.get('body') ?? '').split(/…$/)
        const whole = wellFormed(body)
        expect(whole.replace(/…$/, '').startsWith(shown)).toBe(true)
        if (rest === undefined) expect(shown).toBe(whole)
      }),
      { numRuns: 500 },
    )
  })
})

/** Replaces lone surrogates, as UTF-8 encoding does. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))
}
