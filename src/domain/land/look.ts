/** The land's looks, in the order in which players are offered them; the first is the default. */
export const lookNames = ['parchment', 'night', 'plain'] as const
export type LookName = (typeof lookNames)[number]

/** What the page shows around the land in a look; colours as in a style sheet. */
export interface LookColours {
  /** Of the map's place before the land is there. */
  readonly ground: string
  /** The boards that the land's sheet lies on; none where the land is drawn on the ground itself. */
  readonly table?: string
  /** Of the settlements' names, and of the rim around their letters. */
  readonly lettering: string
  readonly letteringRim: string
  /** Whether the land is dark: so is the scale's plate, names turn white for more contrast, and prints light. */
  readonly dark: boolean
}

/**
 * Of the looks beside the default one, which the style sheets are written for: `tools/site/look-styles.ts` makes styles of
 * them. What the land itself is drawn with stands in `map/basemap/palettes.ts`.
 */
export const lookColours: Readonly<Record<Exclude<LookName, (typeof lookNames)[0]>, LookColours>> =
  {
    night: {
      ground: '#0d0e11',
      table: '#17110c',
      lettering: '#ead9b0',
      letteringRim: '#14161b',
      dark: true,
    },
    plain: { ground: '#fff', lettering: '#000', letteringRim: '#fff', dark: false },
  }
