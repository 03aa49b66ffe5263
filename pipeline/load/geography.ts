import { z } from 'zod'
import { bounds, figure } from '../bounds.ts'
import type { Reading } from '../problem.ts'
import type { SourceFeature } from '../source.ts'
import { readJson } from './json.ts'

const finite = z.number('must be a number')
const position = z
  .tuple([finite, finite], 'must be two numbers, x and y, without a height')
  .readonly()
const run = list(position, bounds.points, 'points')
const outline = list(run, bounds.rings, 'rings').min(1, 'must have an outline')
const text = z
  .string('must be a text, or be left out')
  .max(bounds.name, `must have ${bounds.name} characters at most`)

const geometrySchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('Point'), coordinates: position }),
    z.strictObject({ type: z.literal('LineString'), coordinates: run }),
    z.strictObject({ type: z.literal('Polygon'), coordinates: outline }),
  ],
  'must be Point, LineString or Polygon: take a shape of several parts apart',
)

/** A flag of the survey: 1 or absent, because GeoJSON needs no flags that are off. */
const flag = z.literal(1)

const featureSchema = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    kind: text,
    class: text.exactOptional(),
    width: z.number().exactOptional(),
    name: text.exactOptional(),
    rank: text.exactOptional(),
    over: text.exactOptional(),
    use: text.exactOptional(),
    material: text.exactOptional(),
    settlement: text.exactOptional(),
    of: text.exactOptional(),
    burns: text.exactOptional(),
    inferred: flag.exactOptional(),
    approx: flag.exactOptional(),
  }),
  geometry: geometrySchema,
})

// Other members of the collection are remarks of the person who drew it, and are ignored.
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: list(featureSchema, bounds.features, 'features').refine(
    (features) =>
      features.reduce((sum, { geometry }) => sum + pointsOf(geometry), 0) <= bounds.filePoints,
    { error: `the file has more than ${figure(bounds.filePoints)} points: leave some out` },
  ),
})

function list<T>(entry: z.ZodType<T>, most: number, what: string) {
  return z.array(entry).max(most, `has more than ${figure(most)} ${what}: leave some out`)
}

function pointsOf(geometry: z.infer<typeof geometrySchema>): number {
  return toShape(geometry).runs.reduce((sum, { length }) => sum + length, 0)
}

/** Reads `geography.geojson` or a similar file: points, lines and polygons in world units instead of degrees. */
export function readGeography(file: string, text: string): Reading<SourceFeature[]> {
  const { value, problems } = readJson(file, text, collectionSchema)
  const features = value?.content.features.map(({ properties, geometry }, index): SourceFeature => {
    const { inferred, approx, ...rest } = properties
    const path = `features[${index}]`
    return {
      file,
      line: value.lineOf(path),
      path,
      ...toShape(geometry),
      ...rest,
      ...(inferred ? { inferred: true } : {}),
      ...(approx ? { approx: true } : {}),
    }
  })
  return { value: features, problems }
}

function toShape(geometry: z.infer<typeof geometrySchema>): Pick<SourceFeature, 'shape' | 'runs'> {
  switch (geometry.type) {
    case 'Point':
      return { shape: 'point', runs: [[geometry.coordinates]] }
    case 'LineString':
      return { shape: 'line', runs: [geometry.coordinates] }
    case 'Polygon':
      return { shape: 'polygon', runs: geometry.coordinates }
  }
}
