import type { Frame, Spot } from './island-frame.ts'

/** A feature of a GeoJSON file. */
export interface Feature {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, string | number>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

type Properties = Feature['properties']

export function line(frame: Frame, properties: Properties, course: readonly Spot[]): Feature {
  const coordinates = course.map((spot) => frame.toWorld(spot))
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
}

/** @param rings not closed; the first is the outline, the others holes */
export function area(
  frame: Frame,
  properties: Properties,
  ...rings: readonly (readonly Spot[])[]
): Feature {
  const coordinates = rings.map((ring) =>
    [...ring, ...ring.slice(0, 1)].map((spot) => frame.toWorld(spot)),
  )
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } }
}

export function point(frame: Frame, properties: Properties, spot: Spot): Feature {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: frame.toWorld(spot) },
  }
}

/** The text of a file, a feature a line. */
export function featureFile(features: readonly Feature[]): string {
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
  return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`
}
