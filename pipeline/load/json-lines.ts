/**
 * The line (from 1) on which each value of a JSON text starts, by its path (`categories[0].colour`,
 * the whole text is the empty path), down to `depth` levels. The text must be valid JSON.
 */
export function jsonLines(text: string, depth: number): Map<string, number> {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1

  // Line breaks stand between tokens only: inside a string they would not be valid.
  const skipBlanks = () => {
    for (; /\s/.test(text[at] ?? ''); at += 1) if (text[at] === '\n') line += 1
  }

  const readString = (): string => {
    const start = at
    at += 1
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    at += 1
    return text.slice(start, at)
  }

  const readMembers = (close: string, readMember: (index: number) => void) => {
    at += 1
    skipBlanks()
    for (let index = 0; at < text.length && text[at] !== close; index += 1) {
      readMember(index)
      skipBlanks()
      if (text[at] === ',') at += 1
      skipBlanks()
    }
    at += 1
  }

  const readObjectMember = (path: string, level: number) => {
    const key = JSON.parse(readString()) as string
    skipBlanks()
    at += 1
    readValue(path === '' ? key : `${path}.${key}`, level + 1)
  }

  const readValue = (path: string, level: number) => {
    skipBlanks()
    if (level <= depth) lines.set(path, line)
    if (text[at] === '{') readMembers('}', () => readObjectMember(path, level))
    else if (text[at] === '[')
      readMembers(']', (index) => readValue(level < depth ? `${path}[${index}]` : '', level + 1))
    else if (text[at] === '"') readString()
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1
  }

  readValue('', 0)
  return lines
}
