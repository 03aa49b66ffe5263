import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGpx } from '../../../../core/world/gpx.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { maxImportedPins, type ImportWorld } from './imported.ts'
import { readFile } from './read-import.ts'

const world: ImportWorld = { ...emptyWorld, origin: [100, 200], metresPerUnit: 0.5 }

function read(text: string, ending: '.kml' | '.gpx') {
  return readFile(new TextEncoder().encode(text), ending, 'test', world)
}

const waypoint = '<wpt lat="2310" lon="1210"/>'

describe('GPX', () => {
  it('of this map is in metres, and comes back as it was', () => {
    const coordinate = fc.tuple(
      fc.integer({ min: 0, max: 8000 }),
      fc.integer({ min: 0, max: 8000 }),
    )
    const name = fc.stringMatching(/^[a-zé<>&"' ]{0,20}[a-z]$/).filter((text) => !/[<&]/.test(text))
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, coordinate }), { minLength: 1, maxLength: 5 }),
        (stops) => {
          const text = toGpx({ name: 'A & <b>', stops, lines: [[[1, 1]]] }, world)
          const result = read(text, '.gpx')
          expect(result.ok && result.pins.map(({ x, y }) => [x, y])).toEqual(
            stops.map((stop) => stop.coordinate),
          )
        },
      ),
    )
    expect(
      read(
        toGpx(
          { name: '', stops: [{ name: 'Tom & \u0001Jerry', coordinate: [7, 9] }], lines: [] },
          world,
        ),
        '.gpx',
      ),
    ).toMatchObject({
      ok: true,
      source: 'gpx',
      pins: [{ x: 7, y: 9, title: 'Tom & Jerry' }],
    })
  })

  it('of this map may lie where degrees would', () => {
    const near = { name: 'Corner', coordinate: [0.5, 0.25] } as const
    const text = toGpx({ name: '', stops: [near], lines: [] }, { ...world, origin: [0, 0] })
    expect(
      readFile(new TextEncoder().encode(text), '.gpx', 'test', { ...world, origin: [0, 0] }).ok,
    ).toBe(true)
  })

  it('has a limit of pins and of depth', () => {
    const of = (inner: string) => read(`<gpx>${inner}</gpx>`, '.gpx')
    expect(of(waypoint.repeat(maxImportedPins)).ok).toBe(true)
    expect(of(waypoint.repeat(maxImportedPins + 1))).toMatchObject({
      problem: { kind: 'too-many-pins' },
    })
    expect(of('<a>'.repeat(200) + '</a>'.repeat(200))).toMatchObject({
      problem: { kind: 'too-deep' },
    })
  })
})

describe('KML', () => {
  it('gives notes as plain words', () => {
    const text = `<kml><Placemark><description>Two &lt;b&gt;guards&lt;/b&gt;</description><Point><coordinates>5,500</coordinates></Point></Placemark></kml>`
    expect(read(text, '.kml')).toMatchObject({
      pins: [{ x: 5, y: 500, title: 'Two guards', note: 'Two guards' }],
    })
  })

  it('gives lines and areas, of an area with holes its outline', () => {
    const ring = (coordinates: string) =>
      `<LinearRing><coordinates>\n ${coordinates}\n</coordinates></LinearRing>`
    const text = `<kml><Placemark><name>Wood</name><Polygon>
      <innerBoundaryIs>${ring('6,501 7,501 7,502')}</innerBoundaryIs>
      <outerBoundaryIs>${ring('5,500,0 9,500,0 9,505,0 5,500,0')}</outerBoundaryIs>
    </Polygon></Placemark><Placemark><name>Path</name>
      <LineString><coordinates>5,500 6.5,501</coordinates></LineString></Placemark>
      <Placemark><name>Flat</name><LineString><coordinates>5,500</coordinates></LineString></Placemark></kml>`
    expect(read(text, '.kml')).toMatchObject({
      pins: [
        {
          x: 5,
          y: 500,
          title: 'Wood',
          glyph: 'shape-area',
          stops: [
            [9, 500],
            [9, 505],
          ],
        },
        { x: 5, y: 500, title: 'Path', glyph: 'shape-line', stops: [[6.5, 501]] },
      ],
      unknown: [{ why: 'unreadable', count: 1, examples: ['Flat'] }],
    })
  })

  it('does not take the name of a folder or of data for a place’s own', () => {
    const text = `<kml><name>All</name><Placemark><ExtendedData><Data><name>no</name></Data></ExtendedData><name>Camp</name><Point><coordinates>5,500</coordinates></Point></Placemark></kml>`
    expect(read(text, '.kml')).toMatchObject({ pins: [{ title: 'Camp' }] })
  })
})
