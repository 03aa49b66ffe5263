/** Whether the part of an address from its `#` is meant to bring something. Apart, since every page asks it. */
export function isTransferFragment(hash: string): boolean {
  return hash.startsWith('#t=')
}
