/** The basemap's styles, in the order in which players are offered them; the first is the default. */
export const basemapStyleNames = ['parchment', 'night', 'plain'] as const
export type BasemapStyleName = (typeof basemapStyleNames)[number]

/** What the page shows around the land in a basemap style; colours as in a style sheet. */
export interface BasemapStyleColours {
  /** Of the map's place before the land is there. */
  readonly ground: string
  /** The boards that the map lies on; none where the land is drawn on the ground itself. */
  readonly table?: string
  /** Of the settlements' names, and of the rim around their letters. */
  readonly lettering: string
  readonly letteringRim: string
  /** Whether the land is dark: so is the ground of the scale bar, names turn white for more contrast, and prints light. */
  readonly dark: boolean
}

/**
 * Of the styles beside the default one, which the style sheets are written for: `tools/site/basemap-styles.ts` makes styles of
 * them. What the land itself is drawn with stands in `basemap/palettes.ts`.
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
