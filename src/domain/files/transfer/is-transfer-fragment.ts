/** Whether the part of an address from its `#` is meant to bring something. Apart, since every page asks it. */
export function isTransferFragment(hash: string): boolean {
  // Some chats write %3D for the sign.
  return /^#t(=|%3D)/i.test(hash)
}
