/** Created by tools/site/worlds.ts during the build: ids of the site's worlds and facts from their manifests. */
declare module 'virtual:worlds' {
  export const home: string
  export const others: readonly string[]
  export const about: Readonly<Record<string, import('./page-world.ts').AboutGame>>
}

declare module 'virtual:world-credits' {
  /** Credits of each world, the home world first. */
  export const credits: readonly import('../i18n/legal-text.ts').CreditedWorld[]
}
