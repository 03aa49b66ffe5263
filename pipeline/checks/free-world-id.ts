import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Pages, folders and files of the site that stand where a world's page would stand. */
const pages = ['embed', 'terms', 'privacy-policy', 'credits', 'shell', 'index']
const folders = ['assets', 'data', 'icons', 'images', 'app-icons']
const others = ['sw', 'offline', 'start']
const taken = [...pages, ...folders, ...others]

/** A world's id is part of its address and of names of storage, and so none that has a meaning there. */
export function freeWorldId({ world }: Source): Problem[] {
  if (taken.includes(world.id)) {
    const reason = `"${world.id}" is an address of the site itself: choose another id`
    return [problemInWorld(world, 'id', reason)]
  }
  // What a browser holds under a world's names and cannot be read is set aside under such a name.
  if (!/^unreadable-\d+$/.test(world.id)) return []
  return [problemInWorld(world, 'id', `"${world.id}" has a meaning in storage: choose another id`)]
}
