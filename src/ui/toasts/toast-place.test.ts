import { describe, expect, it } from 'vitest'
import { placeToasts } from './toast-place.ts'

const desktop = { width: 1440, height: 900, covered: {}, banner: null, pad: null, ceiling: 180 }
/** A screen of 1440 by 900 at 400 percent, with the map's buttons in a row. */
const enlarged = { width: 360, height: 225, covered: {}, banner: null, pad: null, ceiling: 62 }

describe('placeToasts', () => {
  it('takes the lower right corner', () => {
    expect(placeToasts(60, desktop)).toEqual({
      right: 16,
      bottom: 16,
      maxHeight: 688,
      overCard: false,
    })
  })

  it('stands beside a card on wide screens, and above it on others', () => {
    expect(placeToasts(60, { ...desktop, covered: { right: 436 } })).toMatchObject({
      right: 452,
      bottom: 16,
    })
    const phone = { ...desktop, width: 390, height: 844, covered: { bottom: 500 } }
    expect(placeToasts(60, phone)).toMatchObject({ right: 16, bottom: 516, overCard: false })
  })

  it('stands above a banner that reaches into its column, with all its buttons free [F60]', () => {
    const banner = { left: 632, right: 1208, top: 780 }
    expect(placeToasts(60, { ...desktop, banner }).bottom).toBe(136)
    expect(placeToasts(60, { ...desktop, banner: { ...banner, right: 1000 } }).bottom).toBe(16)
    const both = { ...desktop, width: 1000, covered: { bottom: 400 }, banner }
    expect(placeToasts(60, both).bottom).toBe(416)
  })

  it('leaves the buttons free that move the map, which stand above a card [F60]', () => {
    const pad = { left: 1290, right: 1424, top: 748 }
    expect(placeToasts(60, { ...desktop, pad }).bottom).toBe(168)
    const phone = { ...desktop, width: 390, height: 844, covered: { bottom: 506 } }
    const lifted = { left: 180, right: 314, top: 186 }
    const place = placeToasts(60, { ...phone, pad: lifted })
    expect(place).toMatchObject({ bottom: 16, overCard: true })
    const aside = { ...desktop, pad: { left: 900, right: 1034, top: 748 } }
    expect(placeToasts(60, aside).bottom).toBe(16)
  })

  it('never covers the map’s buttons: it lies over the card where there is no room above [F60]', () => {
    const place = placeToasts(60, { ...enlarged, covered: { bottom: 135 } })
    expect(place).toMatchObject({ bottom: 8, overCard: true })
    expect(225 - place.bottom - 60).toBeGreaterThan(62)
  })

  it('is no higher than there is room, whatever is told [F60]', () => {
    const place = placeToasts(400, enlarged)
    expect(225 - place.bottom - place.maxHeight).toBeGreaterThanOrEqual(62)
    const banner = { left: 16, right: 344, top: 145 }
    const above = placeToasts(60, { ...enlarged, banner, covered: { bottom: 135 } })
    expect(above.bottom).toBe(88)
    expect(225 - above.bottom - above.maxHeight).toBeGreaterThanOrEqual(62)
  })
})
