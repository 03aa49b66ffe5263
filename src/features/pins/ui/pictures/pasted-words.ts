// Tells whether a paste that holds pictures is meant as words. Spreadsheets and word processors put a picture of the copied
// cells or words beside their text; browsers and file managers put an address or a name beside a copied picture.

/** The parts of a paste event that are read. */
type Pasted = Pick<DataTransfer, 'getData'> & { readonly files: ArrayLike<Pick<File, 'name'>> }

/** Markup that is not displayed: comments, and elements such as `style` with their content. */
const unseen = /<!--[^]*?(?:-->|$)|<(style|script|title|xml)\b[^]*?<\/\1\s*>/gi

/** A tag with its attributes. */
const tag = /<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g

/** True if the paste has words of its own, so that its pictures only show these. */
export function hasWords(pasted: Pasted): boolean {
  const html = pasted.getData('text/html')
  // The markup is not parsed: the page's trusted types allow no parser for the words of others.
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

/** Whether a line is the name, the path or the address of a copied file. */
function namesFile(line: string, names: readonly string[]): boolean {
  if (/^(https?|file|data|blob|content):\S+$/i.test(line)) return true
  // File managers of Linux begin with what shall be done with the files.
  if (/^(copy|cut|x-special\/nautilus-clipboard)$/.test(line)) return true
  return names.some((name) => name !== '' && line.endsWith(name))
}
