/** Written by tools/worlds.ts while the site is built: the folders of its worlds. */
declare module 'virtual:worlds' {
  export const home: string
  export const others: readonly string[]
}
