import type { Plugin } from 'vite'
import { basemapStyleColours, type BasemapStyleColours } from '../../src/basemap/basemap-style.ts'

const moduleName = 'virtual:basemap-styles.css'

/** Generates the styles around the land for each basemap style, so that a new basemap style needs no style sheet. */
export function basemapStyleSheets(): Plugin {
  return {
    name: 'basemap-styles',
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? stylesOf(basemapStyleColours) : undefined),
  }
}

/**
 * Returns the differences from the style sheets, which are written for the default basemap style.
 *
 * @param basemapStyles The colours of the other basemap styles, by name.
 */
export function stylesOf(basemapStyles: Readonly<Record<string, BasemapStyleColours>>): string {
  return Object.entries(basemapStyles)
    .map(([name, basemapStyle]) => {
      const selector = `[data-basemap-style='${name}']`
      return skeletonStyles(selector, basemapStyle) + regionStyles(selector, basemapStyle)
    })
    .join('')
}

function skeletonStyles(basemapStyle: string, { ground }: BasemapStyleColours): string {
  return `
${basemapStyle} .map-skeleton {
  background: ${ground};
}
/* Pictures of the land show the default style. */
${basemapStyle} :is(.first-land, .start-land, .last-land) {
  display: none;
}
`
}

function regionStyles(
  basemapStyle: string,
  { ground, table, lettering, letteringRim, dark }: BasemapStyleColours,
): string {
  const [letters, rim] = dark ? ['#fff', '#000'] : ['#000', '#fff']
  const region = `.map-region${basemapStyle}`
  return `
${region} {
  --lettering: ${lettering};
  --lettering-rim: ${letteringRim};
  ${table === undefined ? `background: ${ground}` : `background-color: ${table}`};
}
@media (prefers-contrast: more) {
  ${region} {
    --lettering: ${letters};
    --lettering-rim: ${rim};
  }
}
${table === undefined ? `${region} :is(.map-boards, .map-shadow) { display: none; }` : ''}
${dark ? darkLandStyles(basemapStyle) : ''}`
}

/**
 * Returns the extra rules for dark land. In print its colours are inverted, because the page may be printed before the
 * plain land for paper is painted.
 */
function darkLandStyles(basemapStyle: string): string {
  return `
.map-region${basemapStyle} .map-readouts {
  background: rgb(27 23 18 / 0.88);
  color: var(--color-vellum);
}
@media print {
  .map-picture${basemapStyle} {
    filter: invert(1) hue-rotate(180deg);
  }
}
`
}
