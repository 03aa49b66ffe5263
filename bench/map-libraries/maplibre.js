// The page of the comparison that draws the markers with MapLibre GL, as symbols with WebGL.
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { finish, iconSizeCssPx, loadMarkers } from './page.js'

/** Side of a world tile at zoom 0, in CSS pixels. */
const tileSizeCssPx = 512

setWorkerUrl(workerUrl)
const { markers, centre, unitsPerCssPixel, extent } = await loadMarkers()
// The world covers 20 degrees about the point 0, 0, where Mercator is nearly linear.
const degreesPerUnit = 20 / (extent[2] - extent[0])
const toDegrees = ([x, y]) => [
  (x - (extent[0] + extent[2]) / 2) * degreesPerUnit,
  (y - (extent[1] + extent[3]) / 2) * degreesPerUnit,
]
const map = new MapLibreMap({
  container: 'map',
  center: toDegrees(centre),
  zoom: Math.log2(360 / tileSizeCssPx / (unitsPerCssPixel * degreesPerUnit)),
  attributionControl: false,
  style: { version: 8, sources: {}, layers: [] },
})
await map.once('load')
const icons = [...new Set(markers.map(({ icon }) => icon))]
await Promise.all(
  icons.map(async (icon) => {
    const { data } = await map.loadImage(icon)
    map.addImage(icon, data, { pixelRatio: data.width / iconSizeCssPx })
  }),
)
const features = markers.map(({ x, y, icon }) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: toDegrees([x, y]) },
  properties: { icon },
}))
map.addSource('markers', { type: 'geojson', data: { type: 'FeatureCollection', features } })
map.addLayer({
  id: 'markers',
  type: 'symbol',
  source: 'markers',
  layout: { 'icon-image': ['get', 'icon'], 'icon-allow-overlap': true },
})
map.once('idle', finish)
