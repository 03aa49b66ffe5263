import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parseBaseUrl } from '../../src/platform/site-path.ts'
import { englishManifest, takenScreens } from './web-manifest.ts'
import { findWorlds } from './worlds.ts'

const worlds = findWorlds()

it('has a desktop and a phone screenshot of the declared sizes', async () => {
  const { screenshots } = englishManifest(parseBaseUrl('/'), worlds)
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow'])
  for (const [index, { file }] of takenScreens(worlds).entries()) {
    const { width, height, format } = await sharp(file).metadata()
    expect(screenshots[index]).toMatchObject({
      sizes: `${width}x${height}`,
      type: `image/${format}`,
    })
    expect(statSync(file).size).toBeLessThan(300_000)
  }
})

it('shows nothing of a world of which no picture was taken', () => {
  expect(takenScreens({ home: 'no-such-world', others: [] })).toEqual([])
})
