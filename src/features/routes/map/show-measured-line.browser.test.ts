import { expect, it, onTestFinished } from 'vitest'
import { basemapStyleNames } from '../../../basemap/basemap-style.ts'
import { mapReady, openBareMap } from '../../../testing/bare-map.ts'
import { brightness, difference, hexColour } from '../../../testing/picture-measures.ts'
import { pictureAround } from '../../../testing/screen-picture.ts'
import { addPoint, drawLine, endLine } from '../../viewport/drawn-line.ts'
import { showMeasuredLine } from './show-measured-line.ts'

it.each(basemapStyleNames)('the measured line is seen on the style %s', async (basemapStyle) => {
  const map = await openBareMap({
    position: { coordinates: [4000, 4000], zoom: 5 },
    content: { basemapStyle },
  })
  onTestFinished(showMeasuredLine(map.engine, 0.5))
  await mapReady(map)
  drawLine('measure', [[4000, 3900]])
  addPoint('measure', [4000, 4100])
  const pictureOfLine = () => pictureAround(map.pixelOf([4000, 3920]), 12)
  const isGolden = async () => {
    const picture = await pictureOfLine()
    return difference(picture.at(0, 0), hexColour('#f0c26a')) < 30
  }
  await expect.poll(isGolden).toBe(true)
  const picture = await pictureOfLine()
  for (const dx of [-3, 2]) expect(brightness(picture.at(dx, 0))).toBeLessThan(70)
  endLine('measure')
  await expect.poll(isGolden).toBe(false)
})
