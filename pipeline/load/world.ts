import { z } from 'zod'
import type { Reading } from '../problem.ts'
import type { SourceWorld } from '../source.ts'
import { readJson } from './json.ts'

const extent = z
  .tuple([z.int(), z.int(), z.int(), z.int()])
  .readonly()
  .refine(
    ([minX, minY, maxX, maxY]) => minX < maxX && minY < maxY,
    'the extent is empty: write it as [west, south, east, north]',
  )

const worldSchema = z.strictObject({
  id: z.string(),
  game: z.string().min(1),
  title: z.string().min(1),
  extent,
  metresPerUnit: z.number().positive(),
  startView: z.strictObject({
    coordinates: z.tuple([z.number(), z.number()]).readonly(),
    zoom: z.number(),
  }),
  retiredMarkerIds: z.array(z.int().nonnegative()),
  categories: z
    .array(z.strictObject({ id: z.string(), title: z.string(), colour: z.string() }))
    .min(1),
})

/** Reads `world.json`. */
export function readWorld(file: string, text: string): Reading<SourceWorld> {
  const { value, problems } = readJson(file, text, worldSchema)
  if (!value) return { value: undefined, problems }
  const categories = value.content.categories.map((category, index) => ({
    file,
    line: value.lineOf(`categories[${index}]`),
    ...category,
  }))
  return { value: { file, line: value.lineOf(''), ...value.content, categories }, problems }
}
