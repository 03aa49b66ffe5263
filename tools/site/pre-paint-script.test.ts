import { expect, it } from 'vitest'
import { pagePolicy, prePaintHash } from '../headers.mjs'
import { policyHash, prePaintScript } from './pre-paint-script.ts'

it('is the one script that the security policy allows within a page', () => {
  expect(policyHash(prePaintScript()), 'Write this hash into tools/headers.mjs').toBe(prePaintHash)
  expect(pagePolicy).toContain(`script-src 'self' '${prePaintHash}' 'sha256-`)
})

it('can be inlined in a page', () => {
  expect(prePaintScript()).not.toMatch(/<\/?script|<!--/i)
})
