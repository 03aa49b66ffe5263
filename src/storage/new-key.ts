/** 24 hexadecimal digits, by chance. Not `randomUUID`, which pages without a secure address lack. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
