/** Written by tools/site/worlds.ts while the site is built: the folders of its worlds, and what they say of themselves. */
declare module 'virtual:worlds' {
  export const home: string
  export const others: readonly string[]
  /** By world. */
  export const about: Readonly<Record<string, import('./page-world.ts').AboutGame>>
}

declare module 'virtual:world-credits' {
  /** The home world's first. */
  export const credits: readonly import('../i18n/legal-text.ts').CreditedWorld[]
}
