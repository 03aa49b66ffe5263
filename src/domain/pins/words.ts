/** Spaces, control characters, and all that Unicode has for being invisible. */
const invisible = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing: it is empty, or holds invisible characters alone. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}
