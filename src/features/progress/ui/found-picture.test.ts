import { expect, it } from 'vitest'
import { drawFound, pictureSize, type FoundPicture } from './found-picture.ts'

const content: FoundPicture = {
  title: 'Trosky · Henry',
  share: '6 of 100 found',
  heading: 'Found by day',
  bars: [0.5, 0, 1],
  top: '4',
  first: 'Nov 1, 2026',
  last: 'Nov 3, 2026',
  summary: 'Since Nov 1, 2026: 6 found.',
  site: 'Itinerarium',
}

/** Draws on a fake canvas that records its calls. Each letter is half as wide as the font size. */
function drawn(changes: Partial<FoundPicture> = {}) {
  const texts = new Map<string, { x: number; y: number; size: number }>()
  const boxes: { x: number; y: number; width: number; height: number }[] = []
  const context = {
    font: '',
    textAlign: '',
    measureText(text: string) {
      return { width: (text.length * sizeIn(this.font)) / 2 }
    },
    fillText(text: string, x: number, y: number) {
      texts.set(text, { x, y, size: sizeIn(this.font) })
    },
    fillRect: (x: number, y: number, width: number, height: number) =>
      boxes.push({ x, y, width, height }),
    strokeRect: () => {},
    beginPath: () => {},
    moveTo: () => {},
    lineTo: () => {},
    stroke: () => {},
  }
  drawFound(context as unknown as CanvasRenderingContext2D, { ...content, ...changes }, 'serif')
  const [paper, ...bars] = boxes
  return { texts, paper, bars }
}

const sizeIn = (font: string) => Number(/(\d+)px/.exec(font)?.[1])

it('fills the picture and keeps all texts inside it', () => {
  const { texts, paper } = drawn()
  expect(paper).toEqual({ x: 0, y: 0, ...pictureSize })
  const { bars: _bars, ...words } = content
  expect([...texts.keys()].toSorted()).toEqual([...Object.values(words), '0'].toSorted())
  for (const { x, y } of texts.values()) {
    expect(x > 40 && x < pictureSize.width - 40 && y > 40 && y < pictureSize.height - 40).toBe(true)
  }
})

it('has bars as high as their shares, on one line', () => {
  const { bars } = drawn()
  const [half, none, whole] = bars.map(({ height }) => height)
  expect([half, none]).toEqual([(whole ?? 0) / 2, 0])
  expect(new Set(bars.map(({ y, height }) => y + height)).size).toBe(1)
})

it('has room for a long name of a playthrough, and for the most bars', () => {
  const title = 'W'.repeat(70)
  const { texts, bars } = drawn({ title, bars: Array.from({ length: 270 }, () => 1) })
  const size = texts.get(title)?.size ?? 0
  expect(size).toBeGreaterThan(20)
  expect((title.length * size) / 2).toBeLessThan(1100)
  expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeLessThan(pictureSize.width)
  expect(bars[1]?.x).toBeGreaterThan((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0))
})
