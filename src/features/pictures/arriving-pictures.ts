/** What takes pictures that are dropped on the page: the pin or note whose card is open, if one is. */
export const pictureTarget: { receive: ((files: readonly File[]) => void) | null } = {
  receive: null,
}

export function isPictureFile({ type }: File): boolean {
  return type.startsWith('image/')
}
