/** Names of the basemap styles in the order of the menu. The first is the default. */
export const basemapStyleNames = ['parchment', 'night', 'plain'] as const
export type BasemapStyleName = (typeof basemapStyleNames)[number]

/** Colours of the page around the land, as CSS colours. */
export interface BasemapStyleColours {
  /** Background of the map until the land is drawn. */
  readonly ground: string
  /** Colour of the wooden boards under the map. `undefined` if the land is drawn on the plain background. */
  readonly table?: string
  /** Colour of the settlements' names, and of the rim around their letters. */
  readonly lettering: string
  readonly letteringRim: string
  /** Whether the land is dark. Then the scale bar is dark too, names are white, and prints have light colours. */
  readonly dark: boolean
}

/**
 * Colours of all styles except the default, whose colours are in the style sheets. `tools/site/basemap-styles.ts`
 * writes them as CSS. The colours of the land itself are in `basemap/palettes.ts`.
 */
export const basemapStyleColours: Readonly<
  Record<Exclude<BasemapStyleName, (typeof basemapStyleNames)[0]>, BasemapStyleColours>
> = {
  night: {
    ground: '#0d0e11',
    table: '#17110c',
    lettering: '#ead9b0',
    letteringRim: '#14161b',
    dark: true,
  },
  plain: { ground: '#fff', lettering: '#000', letteringRim: '#fff', dark: false },
}
