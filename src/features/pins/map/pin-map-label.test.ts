import { describe, expect, it } from 'vitest'
import { pinMapLabel } from './pin-set.ts'
import { normalizeDraft } from '../../../records/pin.ts'

describe('a pin’s label', () => {
  const label = (title: string) =>
    pinMapLabel({
      id: 'a',
      revision: 1,
      deleted: false,
      ...normalizeDraft({ x: 3, y: 4, title, note: '' }),
    })

  it('says its title at its place, cut where it is long, and nothing without one', () => {
    expect(label('Stash')).toMatchObject({ text: 'Stash', coordinate: [3, 4], kind: 'point' })
    expect(label('x'.repeat(28))?.text).toHaveLength(28)
    expect(label('x'.repeat(29))?.text).toBe(`${'x'.repeat(28)}…`)
    expect(label('')).toBeUndefined()
  })
})
