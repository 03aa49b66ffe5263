// The page of the comparison that draws the markers with Leaflet, as images in the document.
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { finish, iconSizeCssPx, loadMarkers } from './page.js'

const { markers, centre, unitsPerCssPixel } = await loadMarkers()
const crs = L.extend({}, L.CRS.Simple, {
  transformation: new L.Transformation(1 / unitsPerCssPixel, 0, -1 / unitsPerCssPixel, 0),
})
const map = L.map('map', { crs, center: [centre[1], centre[0]], zoom: 0, minZoom: -4, maxZoom: 5 })
for (const { x, y, icon } of markers) {
  L.marker([y, x], {
    icon: L.icon({ iconUrl: icon, iconSize: [iconSizeCssPx, iconSizeCssPx] }),
  }).addTo(map)
}
finish()
