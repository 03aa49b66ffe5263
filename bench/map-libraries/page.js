// Code that the pages of the comparison share. Plain JavaScript: the libraries are not packages of this project, so
// their types are not there.

/** Diameter of a marker icon in CSS pixels. */
export const iconSizeCssPx = 24

/**
 * Loads the markers that every page draws.
 *
 * @returns markers with their position in world units and the address of their icon, and the view to start at
 */
export async function loadMarkers() {
  const response = await fetch('markers.json')
  return response.json()
}

/** Marks the map as ready after the frame that draws its markers. */
export function finish() {
  requestAnimationFrame(() => {
    document.querySelector('#map').dataset.mapState = 'ready'
  })
}
