// The map engine on a page of its own, with a layer of this page. src/map/README.md explains it.
import '../src/app/app.css'
import '../src/app/map/map-view.css'
import { createLandTiles } from '../src/basemap/tiles/land-tiles.ts'
import { createScale } from '../src/geometry/scale.ts'
import { createDomEngine } from '../src/map/dom-engine.ts'
import { createCanvasLayer } from '../src/map/layers/map-layer.ts'
import { toScreen } from '../src/map/layers/viewport.ts'
import { decodeWorld } from '../src/world/world-file.ts'

const world = decodeWorld(await (await fetch('/data/kcd1/world.json')).json())
const target = document.querySelector<HTMLElement>('#map') ?? document.body
const none: ReadonlySet<number> = new Set()
const everyType = () => true
let selected: number | null = null

const engine = createDomEngine({
  target,
  world: { ...world, scale: createScale(world.extent, world.metresPerUnit) },
  language: 'en',
  position: world.startView,
  fileUrl: (name) => `/data/kcd1/${name}`,
  landTiles: createLandTiles('/data/kcd1/geography.json'),
  onNewLandTiles: () => undefined,
  basemapStyle: 'parchment',
  content: () => ({
    isTypeVisible: everyType,
    hidden: none,
    selected,
    done: none,
    visited: none,
    markerSize: 50,
    showNamePlates: true,
    basemapStyle: 'parchment',
    pointing: 'targets',
    padding: {},
  }),
  onEvent: (event) => {
    if (event.kind === 'ready') target.dataset['mapState'] = 'ready'
    if (event.kind === 'marker') select(event.overlapping[0] ?? null)
    if (event.kind === 'empty') select(null)
  },
})

function select(marker: number | null): void {
  selected = marker
  engine.contentChanged()
}

// A layer of this page: a ring around the point at which the map starts.
const ring = {}
const ringLayer = createCanvasLayer(
  () => ring,
  (context, viewport) => {
    context.arc(...toScreen(world.startView.coordinates, viewport), 40, 0, 2 * Math.PI)
    context.stroke()
  },
)
engine.addLayer(ringLayer, 'top')
engine.contentChanged()
