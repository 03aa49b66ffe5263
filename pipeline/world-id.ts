/** Names of the site's own pages, folders and files, which would collide with a world's address. */
const pages = ['embed', 'terms', 'privacy-policy', 'credits', 'shell', 'index']
const folders = ['assets', 'data', 'icons', 'images', 'app-icons']
const others = ['sw', 'offline', 'start']
const taken = [...pages, ...folders, ...others]

/** Returns why a well-formed id is not allowed for a world. Ids are part of addresses and storage names. */
export function takenWorldId(id: string): string | undefined {
  if (taken.includes(id)) return `"${id}" is an address of the site itself: choose another id`
  // Unreadable storage entries of a world are quarantined under such a name.
  if (/^unreadable-\d+$/.test(id)) return `"${id}" has a meaning in storage: choose another id`
  return undefined
}
