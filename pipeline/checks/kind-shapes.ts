import type { LandKind } from '../../src/basemap/geography.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceFeature } from '../source.ts'

const shapes: Readonly<Record<LandKind, readonly SourceFeature['shape'][]>> = {
  river: ['polygon'],
  pond: ['polygon'],
  stream: ['line'],
  wood: ['polygon'],
  road: ['line'],
  field: ['polygon'],
  settlement: ['polygon'],
  bridge: ['line', 'point'],
  cliff: ['line'],
  building: ['polygon'],
  wall: ['line'],
  gate: ['point'],
  tower: ['point'],
  palace: ['point'],
  church: ['point'],
  mill: ['point'],
  windmill: ['point'],
  quarry: ['polygon'],
  kiln: ['point'],
  charcoal: ['point'],
  vineyard: ['polygon'],
  island: ['polygon'],
  race: ['line'],
  rock: ['polygon'],
  heap: ['polygon'],
  dam: ['line'],
  mine: ['point'],
}

const words = { point: 'a Point', line: 'a LineString', polygon: 'a Polygon' } as const

/** Checks that each feature has a shape from which its kind is drawn. */
export function kindShapes({ features }: Source): Problem[] {
  const known: Readonly<Record<string, readonly SourceFeature['shape'][]>> = shapes
  return features.flatMap((feature) => {
    const fitting = Object.hasOwn(known, feature.kind) ? (known[feature.kind] ?? []) : []
    // Unknown kinds are reported by a check of their own.
    if (fitting.length === 0 || fitting.includes(feature.shape)) return []
    const wanted = fitting.map((shape) => words[shape]).join(' or ')
    const reason = `is ${words[feature.shape]}: a ${feature.kind} is drawn from ${wanted}`
    return [problemAt(feature, `${feature.path}.geometry.type`, reason)]
  })
}
