import { describe, expect, it } from 'vitest'
import { pinPlate } from './pin-plate.ts'
import { contentOf } from './pin.ts'

describe('a pin’s plate', () => {
  const plate = (title: string) =>
    pinPlate({
      id: 'a',
      revision: 1,
      deleted: false,
      ...contentOf({ x: 3, y: 4, title, note: '' }),
    })

  it('says its title at its place, cut where it is long, and nothing without one', () => {
    expect(plate('Stash')).toMatchObject({ text: 'Stash', coordinate: [3, 4], kind: 'pin' })
    expect(plate('x'.repeat(28))?.text).toHaveLength(28)
    expect(plate('x'.repeat(29))?.text).toBe(`${'x'.repeat(28)}…`)
    expect(plate('')).toBeUndefined()
  })
})
