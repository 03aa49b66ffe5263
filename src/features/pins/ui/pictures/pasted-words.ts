// Decides whether a paste with pictures is meant as text. Spreadsheets and word processors add a picture of the copied
// cells or words to their text. Browsers and file managers add an address or a name to a copied picture.

type Pasted = Pick<DataTransfer, 'getData'> & { readonly files: ArrayLike<Pick<File, 'name'>> }

/** Markup that is not displayed: comments, and elements such as `style` with their content. */
const unseen = /<!--[^]*?(?:-->|$)|<(style|script|title|xml)\b[^]*?<\/\1\s*>/gi

const tag = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g

/** True if the paste has text, and its pictures only show that text. */
export function hasWords(pasted: Pasted): boolean {
  const html = pasted.getData('text/html')
  // Don't parse the markup: the page's trusted types allow no parser for foreign content.
  const words = html
    .replace(unseen, '')
    .replace(tag, '')
    .replace(/&(nbsp|#160|#xa0);/gi, '')
  if (words.trim() !== '') return true
  if (/<(img|picture|svg|v:imagedata)\b/i.test(html)) return false
  const names = Array.from(pasted.files, ({ name }) => name)
  const lines = pasted.getData('text/plain').split(/[\r\n]+/)
  return lines.some((line) => line.trim() !== '' && !namesFile(line.trim(), names))
}

function namesFile(line: string, names: readonly string[]): boolean {
  if (/^(https?|file|data|blob|content):\S+$/i.test(line)) return true
  // File managers on Linux put the operation in the first line.
  if (/^(copy|cut|x-special\/nautilus-clipboard)$/.test(line)) return true
  return names.some((name) => name !== '' && line.endsWith(name))
}
