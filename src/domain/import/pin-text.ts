/** In characters, as the form for pins allows. */
export const maxTitle = 80
export const maxNote = 2000

/** At most so many characters, none of them halved. */
export function cutText(text: string, length: number): string {
  // Characters are at most two units long, and nothing further is looked at: a text may be as long as its file.
  return Array.from(text.slice(0, length * 2))
    .slice(0, length)
    .join('')
}
