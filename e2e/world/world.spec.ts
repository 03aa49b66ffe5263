import { expect, test } from '@playwright/test'
import { decodeWorld } from '../../src/world/world-file.ts'
import { markers as rows, settings, types } from '../world.ts'

test('the served world matches its source files, with all icons and pictures [S3.06] [S3.07] [S3.08] [D-map-1] [D-world-5] [D-world-6]', async ({
  request,
}) => {
  const response = await request.get(`./data/${settings.id}/world.json`)
  const world = decodeWorld(await response.json())
  const served = world.markers.map((marker) => {
    const { id, locationType: type, coordinate, name = '', description = '', image = '' } = marker
    const [x, y] = coordinate
    return {
      id,
      type,
      x,
      y,
      name,
      description,
      image,
      yields: marker.yields?.join(';') ?? '',
      veiled: marker.veiled === true,
    }
  })
  expect(served).toEqual(rows)
  expect(world.types.map(({ id, title }) => [id, title])).toEqual(
    types.map(({ id, title }) => [id, title]),
  )
  const pictures = [
    ...world.types.map(({ icon }) => icon.slice(1)),
    ...world.markers.flatMap(({ image }) => image ?? []),
  ]
  for (const path of pictures) {
    const picture = await request.get(`./${path}`)
    expect(picture.headers()['content-type'], path).toBe('image/webp')
  }
})
