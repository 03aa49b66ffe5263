/**
 * Finds code that uses the browser's storage directly. In a browser that blocks cookies such code throws in the
 * constructor, at the property or at the call, and the code after it never runs. All of `src/` therefore uses
 * `browser-storage.ts`, `browser-services.ts`, `hand-over.ts` and `open-database.ts` in `src/storage/`, which never
 * throw.
 */

/**
 * Files that may use the browser's storage directly: the four above, and the script in the page's head, which can't
 * import modules and catches errors itself.
 */
export const mayUseStorage: readonly string[] = [
  'storage/browser-storage.ts',
  'storage/hand-over.ts',
  'storage/browser-services.ts',
  'storage/open-database.ts',
  'start/pre-paint.ts',
]

const comment = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g

const bare: readonly RegExp[] = [
  /(?<![\w$-])(?:localStorage|sessionStorage|indexedDB|caches|cookieStore)\b(?!\s*:)/,
  /(?<![\w$])(?:BroadcastChannel|SharedWorker)\b/,
  /(?<![\w$])serviceWorker\b(?!\s*:)/,
  /\bnavigator\b[^;\n]*?\??\.\s*(?:locks|storage|storageBuckets)\b/,
  /\{[^{}]*\b(?:locks|storage|storageBuckets)\b[^{}]*\}\s*=\s*(?:window\.)?navigator\b/,
  /\bdocument\s*\.\s*cookie\b/,
  /import\s+(?!type\b)[^;]*?\b(?:openDB|deleteDB)\b[^;]*?from 'idb'/,
]

/** @returns The first direct use of each kind in a file's text. */
export function findBareStorage(text: string): readonly string[] {
  const code = text.replace(comment, '')
  return bare.flatMap((kind) => kind.exec(code)?.[0] ?? [])
}
