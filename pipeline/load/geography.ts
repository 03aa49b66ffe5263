import { z } from 'zod'
import type { Reading } from '../problem.ts'
import type { SourceFeature } from '../source.ts'
import { readJson } from './json.ts'

const position = z.tuple([z.number(), z.number()]).readonly()

const geometrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Point'), coordinates: position }),
  z.strictObject({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).min(1) }),
])

/** GeoJSON has no need of a flag that is off, so a survey's flags are 1 or absent. */
const flag = z.literal(1)

const featureSchema = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    kind: z.string(),
    class: z.string().exactOptional(),
    width: z.number().exactOptional(),
    name: z.string().exactOptional(),
    rank: z.string().exactOptional(),
    over: z.string().exactOptional(),
    use: z.string().exactOptional(),
    material: z.string().exactOptional(),
    settlement: z.string().exactOptional(),
    of: z.string().exactOptional(),
    burns: z.string().exactOptional(),
    inferred: flag.exactOptional(),
    approx: flag.exactOptional(),
  }),
  geometry: geometrySchema,
})

// Members of the collection beside its features are remarks of whoever drew them.
const collectionSchema = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(featureSchema),
})

/** Reads `geography.geojson` or a file beside it: points, lines and polygons in world units instead of degrees. */
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
