// The page of the comparison that draws the markers with OpenLayers, as a vector layer on a canvas.
import Feature from 'ol/Feature.js'
import OlMap from 'ol/Map.js'
import View from 'ol/View.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Icon from 'ol/style/Icon.js'
import Style from 'ol/style/Style.js'
import 'ol/ol.css'
import { finish, iconSizeCssPx, loadMarkers } from './page.js'

const { markers, centre, unitsPerCssPixel } = await loadMarkers()
const styles = new Map()
const features = markers.map(({ x, y, icon }) => {
  if (!styles.has(icon)) {
    styles.set(icon, new Style({ image: new Icon({ src: icon, width: iconSizeCssPx }) }))
  }
  const feature = new Feature(new Point([x, y]))
  feature.setStyle(styles.get(icon))
  return feature
})
const map = new OlMap({
  target: 'map',
  view: new View({ center: centre, resolution: unitsPerCssPixel }),
  layers: [
    new VectorLayer({
      source: new VectorSource({ features }),
      updateWhileAnimating: true,
      updateWhileInteracting: true,
    }),
  ],
})
map.once('rendercomplete', finish)
