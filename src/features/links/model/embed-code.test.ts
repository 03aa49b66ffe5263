import { expect, it } from 'vitest'
import { parseBaseUrl } from '../../../platform/site-path.ts'
import { embedCode } from './embed-code.ts'

it('is a lazy frame without a referrer', () => {
  expect(
    embedCode(parseBaseUrl('/maps/'), 'https://example.org', '', '?marker=335', 'A camp'),
  ).toBe(
    '<iframe src="https://example.org/maps/embed?marker=335" width="600" height="400" title="A camp" loading="lazy" referrerpolicy="no-referrer"></iframe>',
  )
})

it('prefers the configured address over the origin', () => {
  const base = parseBaseUrl('https://maps.example.org/kcd1/')
  expect(embedCode(base, 'http://localhost:4173', '', '', '')).toContain(
    'src="https://maps.example.org/kcd1/embed"',
  )
})

it('shows the world at its path', () => {
  expect(
    embedCode(parseBaseUrl('/maps/'), 'https://example.org', 'shore', '?at=1,2,3', ''),
  ).toContain('src="https://example.org/maps/shore/embed?at=1,2,3"')
})

it('keeps markup in titles and addresses inside their quotes', () => {
  const code = embedCode(
    parseBaseUrl('/'),
    'https://example.org',
    '',
    '?marker=1&at=2,3,4',
    '"><script>alert(1)</script>&',
  )
  expect(code).toContain('src="https://example.org/embed?marker=1&amp;at=2,3,4"')
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  expect(code.match(/</g)).toHaveLength(2)
})
