/** Pages, folders and files of the site that stand where a world's page would stand. */
const pages = ['embed', 'terms', 'privacy-policy', 'credits', 'shell', 'index']
const folders = ['assets', 'data', 'icons', 'images', 'app-icons']
const others = ['sw', 'offline', 'start']
const taken = [...pages, ...folders, ...others]

/** Why a world may not have an id that is otherwise well formed: it is part of addresses and of names of storage. */
export function takenWorldId(id: string): string | undefined {
  if (taken.includes(id)) return `"${id}" is an address of the site itself: choose another id`
  // What a browser holds under a world's names and cannot be read is quarantined under such a name.
  if (/^unreadable-\d+$/.test(id)) return `"${id}" has a meaning in storage: choose another id`
  return undefined
}
