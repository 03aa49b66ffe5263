import type { Plugin } from 'vite'
import { lookColours, type LookColours } from '../../src/domain/land/look.ts'

const moduleName = 'virtual:look-styles.css'

/** Makes the styles of the land's looks, so that one more look needs no style sheet. */
export function lookStyles(): Plugin {
  return {
    name: 'look-styles',
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? stylesOf(lookColours) : undefined),
  }
}

/**
 * What differs from the style sheets, which are written for the default look.
 *
 * @param looks the others, by name
 */
export function stylesOf(looks: Readonly<Record<string, LookColours>>): string {
  return Object.entries(looks)
    .map(([name, look]) => {
      const selector = `[data-look='${name}']`
      return beforeTheLand(selector, look) + aroundTheLand(selector, look)
    })
    .join('')
}

function beforeTheLand(look: string, { ground }: LookColours): string {
  return `
${look} .map-skeleton {
  background: ${ground};
}
/* The small picture of the land shows the default look. */
${look} .first-land {
  display: none;
}
`
}

function aroundTheLand(
  look: string,
  { ground, table, lettering, letteringRim, dark }: LookColours,
): string {
  const [letters, rim] = dark ? ['#fff', '#000'] : ['#000', '#fff']
  const region = `.map-region${look}`
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
${table === undefined ? `${region} .sheet-shadow { display: none; }` : ''}
${dark ? darkLand(look) : ''}`
}

/** Paper is printed before the plain land is painted: until then dark land becomes light. */
function darkLand(look: string): string {
  return `
.map-region${look} .map-readouts {
  background: rgb(27 23 18 / 0.88);
  color: var(--color-vellum);
}
@media print {
  .map-picture${look} {
    filter: invert(1) hue-rotate(180deg);
  }
}
`
}
