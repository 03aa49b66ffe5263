import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPin, withoutPictures } from '../../../testing/pin-samples.ts'
import { fromBase64url, toBase64url } from './bytes.ts'
import {
  maxFragment,
  readTransfer,
  writeTransfer,
  packTransfer,
  unpackTransfer,
  type Transfer,
} from './transfer-link.ts'

vi.setConfig({ testTimeout: 60_000 })

const id = fc.oneof(
  { weight: 8, arbitrary: fc.nat(1100) },
  { weight: 1, arbitrary: fc.nat(25_000) },
  { weight: 1, arbitrary: fc.maxSafeNat() },
)
const pin = anyPin()
  .filter(({ deleted }) => !deleted)
  .map(withoutPictures)
const state: fc.Arbitrary<Transfer> = fc.record({
  map: fc.oneof(fc.constant('kcd1'), fc.string({ unit: 'grapheme' })),
  ids: fc
    .oneof(
      fc.uniqueArray(id, { maxLength: 60 }),
      fc.nat(1400).map((length) => Array.from({ length }, (_, index) => index)),
    )
    .map((ids) => ids.toSorted((a, b) => a - b)),
  pins: fc.uniqueArray(pin, { maxLength: 5, selector: (one) => one.id }),
})

describe('a transfer', () => {
  it('comes out as it went in, for 5,000 lists', () => {
    fc.assert(
      fc.property(state, (transfer) => {
        const text = toBase64url(packTransfer(transfer))
        expect(text).toMatch(/^[\w-]*$/)
        const bytes = fromBase64url(text)
        expect(bytes && unpackTransfer(bytes)).toEqual(transfer)
      }),
      { numRuns: 5000 },
    )
  })

  it('comes out of a link as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(state, async (transfer) => {
        const link = (await writeTransfer(transfer)) ?? ''
        expect(await readTransfer(link, transfer.map)).toEqual({ ok: true, transfer })
      }),
      { numRuns: 300 },
    )
  })

  it('never throws for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const transfer = unpackTransfer(Uint8Array.from(bytes))
        expect(transfer === undefined || transfer.ids.every(Number.isSafeInteger)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a hostile link', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('AZaz09-_%=.#')) }),
    fc.constantFrom('NaN', '1e309', '%E0%A4', '<img src=x onerror=alert(1)>', '1.', '1.%E0%A4'),
    fc.string().map((text) => `1.${text}`),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => `1.${toBase64url(bytes)}`),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => `1.AQ${toBase64url(bytes)}`),
  )

  it('is refused and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        expect(await readTransfer(`#t=${text}`, 'kcd1')).toMatchObject({ ok: false })
      }),
      { numRuns: 2000 },
    )
  })

  it('is refused if any part is cut off or changed', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => index * 3 + (index % 2))
    const transfer = { map: 'kcd1', ids, pins: [] }
    const link = (await writeTransfer(transfer)) ?? ''
    for (let length = 0; length < link.length; length += 1) {
      expect(await readTransfer(link.slice(0, length), 'kcd1')).toMatchObject({ ok: false })
    }
    for (let at = 5; at < link.length - 1; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      const changed = link.slice(0, at) + other + link.slice(at + 1)
      const result = await readTransfer(changed, 'kcd1')
      // The last bits only pad the final byte, so a change there has no effect.
      if (at < link.length - 2) expect(result).toMatchObject({ ok: false })
      else if (result.ok) expect(result.transfer).toEqual(transfer)
    }
  })

  it('of 100 kB is refused at once', async () => {
    for (const letter of ['A', '9', '%', '.']) {
      const text = letter.repeat(100_000)
      expect(await readTransfer(`#t=${text}`, 'kcd1')).toMatchObject({ ok: false })
      expect(await readTransfer(`#t=1.${text}`, 'kcd1')).toMatchObject({ ok: false })
    }
    const long = `#t=1.${'A'.repeat(maxFragment)}`
    expect(await readTransfer(long, 'kcd1')).toEqual({ ok: false, problem: 'damaged' })
  })
})
