import { fewestCorners } from '../../../geometry/coordinates.ts'
import { isShape, notedMarker, type Pin } from '../../../records/pin.ts'
import { shapeOf } from '../../../records/shape.ts'

/** @param timestamp in milliseconds */
export function pinsFileName(map: string, timestamp: number): string {
  return `${map}_pins-${timestamp}.geojson`
}

/**
 * Pins as GeoJSON points, and shapes as lines and polygons, for other programs and for this map's own Upload. Coordinates are world units and
 * not degrees: x to the east, y to the north. Deleted pins are left out, and all pictures with the notes that are nothing else; a note
 * says which marker it is on.
 */
export function pinsToGeoJson(pins: readonly Pin[]) {
  return {
    type: 'FeatureCollection',
    // GeoJSON's numbers usually are degrees.
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
  return closed && points.length >= fewestCorners
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
