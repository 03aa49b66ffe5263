import { minCorners } from '../../../geometry/coordinates.ts'
import { isShape, notedMarker, type Pin } from '../../../records/pin.ts'
import { shapeOf } from '../../../records/shape.ts'

/** @param timestamp in milliseconds since 1970 */
export function pinsFileName(map: string, timestamp: number): string {
  return `${map}_pins-${timestamp}.geojson`
}

/**
 * Converts pins to GeoJSON for other programs and for Upload. Coordinates are world units (x east, y north), not
 * degrees. Leaves out deleted pins, pictures, and notes that hold only pictures.
 */
export function pinsToGeoJson(pins: readonly Pin[]) {
  return {
    type: 'FeatureCollection',
    // Readers of GeoJSON would otherwise expect degrees.
    coordinate_system: 'world units',
    features: pins
      .filter((pin) => !pin.deleted && !isOfPicturesAlone(pin))
      .map((pin) => ({
        type: 'Feature',
        geometry: geometryOf(pin),
        properties: propertiesOf(pin),
      })),
  }
}

function geometryOf(pin: Pin) {
  const { points = [], closed } = shapeOf(pin) ?? {}
  const [first] = points
  if (!first) return { type: 'Point', coordinates: [pin.x, pin.y] }
  return closed && points.length >= minCorners
    ? { type: 'Polygon', coordinates: [[...points, first]] }
    : { type: 'LineString', coordinates: points }
}

function isOfPicturesAlone(pin: Pin): boolean {
  return pin.pictures !== undefined && pin.note === '' && notedMarker(pin) !== undefined
}

function propertiesOf(pin: Pin) {
  const marker = notedMarker(pin)
  const { id, title, note, glyph, colour, stops } = pin
  return {
    id,
    name: title,
    note,
    glyph,
    colour,
    ...(stops && !isShape(pin) && { stops }),
    ...(marker !== undefined && { marker }),
  }
}
