/**
 * Code that asks the browser for storage by itself. A browser that blocks cookies lets such a line throw, in the
 * constructor, at the property or at the call, and nothing after it runs. So all of `src/` asks by way of
 * `browser-storage.ts`, `browser-services.ts` and `open-database.ts` in `src/storage/`, which never throw.
 */

/** Files that may: the three above, and the script in the page's head, which can import nothing and has its own guard. */
export const mayAskTheBrowser: readonly string[] = [
  'storage/browser-storage.ts',
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

/** @returns what a file's text asks the browser for by itself, one entry for each kind */
export function bareStorageIn(text: string): readonly string[] {
  const code = text.replace(comment, '')
  return bare.flatMap((kind) => kind.exec(code)?.[0] ?? [])
}
