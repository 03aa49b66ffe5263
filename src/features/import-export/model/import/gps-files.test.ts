import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGpx } from '../../../../world/gpx.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { maxImportedPins, type ImportWorld } from './imported.ts'
import { readFile } from './read-import.ts'

const world: ImportWorld = { ...emptyWorld, origin: [100, 200], metresPerUnit: 0.5 }

function read(text: string, ending: '.kml' | '.gpx') {
  return readFile(new TextEncoder().encode(text), ending, 'test', world)
}

const waypoint = '<wpt lat="2310" lon="1210"/>'

describe('GPX', () => {
  it('of this map is in metres and is read back unchanged', () => {
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

  it('of this map may contain coordinates that look like degrees', () => {
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

describe('tracks of KML', () => {
  const placemark = (inner: string) => `<kml><Placemark><name>Ride</name>${inner}</Placemark></kml>`
  const coords = (prefix: string, at: number) =>
    `<when>2024-01-01T00:00:00Z</when><${prefix}coord>${at} 500 7</${prefix}coord><${prefix}coord/>
     <${prefix}coord>\n ${at + 1}\t501 </${prefix}coord>`
  const line = (at: number) => ({
    x: at,
    y: 500,
    title: 'Ride',
    glyph: 'shape-line',
    stops: [[at + 1, 501]],
  })

  it.each(['gx:', '', 'ns1:'])('are read as lines with the prefix "%s"', (prefix) => {
    const track = (at: number) => `<${prefix}Track>${coords(prefix, at)}</${prefix}Track>`
    expect(read(placemark(track(1000)), '.kml')).toMatchObject({ pins: [line(1000)], unknown: [] })
    const several = `<${prefix}MultiTrack>${track(1000)}${track(2000)}</${prefix}MultiTrack>`
    expect(read(placemark(several), '.kml')).toMatchObject({ pins: [line(1000), line(2000)] })
  })

  it('are not read with a point that has no numbers', () => {
    const text = placemark('<Track><coord>here</coord><coord>1000 500</coord></Track>')
    expect(read(text, '.kml')).toMatchObject({
      problem: { unknown: [{ why: 'unreadable', examples: ['Ride'] }] },
    })
  })
})

describe('white space in the coordinates of KML', () => {
  const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/)
  const gap = fc.stringMatching(/^[ \t\r\n]{1,3}$/)
  const number = fc.integer({ min: 200, max: 8000 })
  const point = fc.record({
    numbers: fc.oneof(fc.tuple(number, number), fc.tuple(number, number, number)),
    before: fc.array(blank, { minLength: 2, maxLength: 2 }),
    after: fc.array(blank, { minLength: 2, maxLength: 2 }),
    gap,
  })
  type Point = typeof point extends fc.Arbitrary<infer Of> ? Of : never

  const written = ({ numbers: [x, y, z], before, after }: Point) =>
    `${x}${before[0]},${after[0]}${y}` + (z === undefined ? '' : `${before[1]},${after[1]}${z}`)
  const places = (points: readonly Point[]) => points.map(({ numbers: [x, y] }) => [x, y])

  it('may be next to the commas of points, lines and areas', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(point, { minLength: 3, maxLength: 6, selector: (of) => of.numbers.join() }),
        (points) => {
          const text = points.map((each) => each.gap + written(each)).join('') + points[0]?.gap
          const first = points.slice(0, 1)
          const one = first.map(written).join('')
          const result = read(
            `<kml><Placemark><MultiGeometry><Point><coordinates>${one}</coordinates></Point>
              <MultiGeometry><LineString><coordinates>${text}</coordinates></LineString></MultiGeometry>
              <Polygon><outerBoundaryIs><LinearRing><coordinates>${text}</coordinates></LinearRing></outerBoundaryIs></Polygon>
            </MultiGeometry></Placemark></kml>`,
            '.kml',
          )
          expect(result).toMatchObject({ ok: true, unknown: [] })
          const read3 = result.ok
            ? result.pins.map(({ x, y, stops = [] }) => [[x, y], ...stops])
            : []
          const all = places(points)
          const ring = String(all.at(-1)) === String(all[0]) ? all.slice(0, -1) : all
          expect(read3).toEqual([places(first), all, ring])
        },
      ),
    )
  })

  it.each([
    ['1000, 2000, 0 1100, 2000, 0', 2],
    ['1000,2000,0, 1100,2000,0,', 2],
    ['1000 , 2000\n1100 , 2000', 2],
    ['1000, 2000 1100', 0],
    ['1000, 2000, 0, 1100, 2000, 0', 0],
  ])('"%s" is a line of %d points', (coordinates, count) => {
    const text = `<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark></kml>`
    const result = read(text, '.kml')
    const [pin] = result.ok ? result.pins : []
    expect(pin ? 1 + (pin.stops?.length ?? 0) : 0).toBe(count)
  })
})

describe('a file without places', () => {
  const held = (what: string, count = 1) => ({ problem: { held: [{ what, count }] } })

  it.each([
    ['<trk><trkseg><trkpt lat="9" lon="9"/></trkseg><trkseg/></trk>', 'track', 1],
    ['<rte><name>North</name></rte><rte/>', 'route', 2],
    ['<metadata><name>Mine</name></metadata>', 'description', 1],
  ])('says what is in GPX: %s', (inner, what, count) => {
    expect(read(`<gpx>${inner}</gpx>`, '.gpx')).toMatchObject(held(what, count))
  })

  it.each([
    ['<NetworkLink><Link><href>https://example.org/a.kml</href></Link></NetworkLink>', 'link'],
    [
      '<Folder><GroundOverlay><LatLonBox><north>9</north></LatLonBox></GroundOverlay></Folder>',
      'overlay',
    ],
    ['<k:PhotoOverlay><Point><coordinates>5,500</coordinates></Point></k:PhotoOverlay>', 'overlay'],
    ['<name>Mine</name><Style id="a"/>', 'description'],
  ])('says what is in KML: %s', (inner, what) => {
    expect(read(`<kml><Document>${inner}</Document></kml>`, '.kml')).toMatchObject(held(what))
  })

  it('holds nothing if its elements are empty', () => {
    expect(read('<kml><Document/></kml>', '.kml')).toEqual({
      ok: false,
      problem: { kind: 'nothing-known', unknown: [] },
    })
  })

  it('names places that have an address alone', () => {
    const text = `<kml><Placemark><address>12 Mill Lane</address></Placemark><Placemark>
      <name>Inn</name><address>3 Hill</address><Point><coordinates>5,500</coordinates></Point></Placemark></kml>`
    expect(read(text, '.kml')).toMatchObject({
      pins: [{ title: 'Inn', note: '' }],
      unknown: [{ why: 'address', count: 1, examples: ['12 Mill Lane'] }],
    })
  })
})

it('tracks next to waypoints are reported, except in this map’s own files', () => {
  const track = '<trk><trkseg/></trk>'
  expect(read(`<gpx>${waypoint}${track}</gpx>`, '.gpx')).toMatchObject({
    ok: true,
    held: [{ what: 'track', count: 1 }],
  })
  expect(read(`<gpx creator="Itinerarium">${waypoint}${track}</gpx>`, '.gpx')).not.toHaveProperty(
    'held',
  )
})

it('no part of a file that is cut off is read', () => {
  const text = `<?xml version="1.0"?><kml><Placemark><name>Rattay – Ü</name><Point><coordinates>1210,2310</coordinates></Point></Placemark></kml>`
  const bytes = new TextEncoder().encode(text)
  for (let length = 1; length < bytes.length; length += 1)
    expect(readFile(bytes.subarray(0, length), '.kml', 'test', world).ok).toBe(false)
  expect(readFile(bytes, '.kml', 'test', world).ok).toBe(true)
})
