import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
]

const browserLanguageMethods = /^(toLocale\w+|localeCompare)$/

/** Files that may use these methods, because they receive the language as an argument. */
const localized = /^src\/(i18n\/|(?:geometry|platform|records|world)\/|features\/[^/]+\/model\/)/

/**
 * Finds code that does not follow the page's language: messages stored outside functions, sentences composed or written
 * in code, `memo` without `useLocale`, and methods that use the browser's language.
 *
 * @param file Path below the project's folder.
 */
export function findUnlocalized(file: string, source: string): string[] {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const groups = messageNames(program)
  const found: string[] = []
  const complain = (node: Node, reason: string) => {
    found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${reason}`)
  }
  const hasMessages = groups.size > 0
  const followsLocale = source.includes('useLocale()')
  visit(program, [], (node, above) => {
    if (isGlue(node) && partsOf(node).some((part) => isMessage(part, groups)))
      complain(node, 'puts a sentence together: make it a message with parameters')
    if (isReadOutside(node, above, groups))
      complain(node, 'keeps a sentence from when the file was loaded: read it in a function')
    if (isCallOf(node, 'memo') && hasMessages && !followsLocale)
      complain(node, 'does not follow the language: call useLocale()')
    const words = wordsIn(node)
    if (words !== undefined && /\p{L}{2}/u.test(words))
      complain(node, `says "${words.trim()}" in every language: make it a message`)
    if (!localized.test(file) && localizesByBrowser(node))
      complain(node, 'asks the browser for words: tell it the page’s language in src/i18n')
  })
  return found
}

export function localizedFiles(folder: string): readonly string[] {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file))
    .filter((file) => !/^src\/i18n\/(compose|generated)\//.test(file))
}

export function readSource(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

/** Returns the names of messages that a file imports, and of its constants that hold groups of them. */
function messageNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>()
  visit(program, [], (node) => {
    if (node.type === 'ImportDeclaration') {
      const from = String((node['source'] as Node)['value'])
      // Composed sentences are functions, which are called only when needed.
      if (/\/i18n\/generated\/\w+\.ts$/.test(from)) {
        for (const each of nodesOf(node['specifiers'])) names.add(nameOf(each['local'] as Node))
      }
    }
    if (node.type !== 'VariableDeclarator') return
    const [id, init] = [node['id'] as Node, node['init'] as Node | null]
    if (!init || !names.has(rootOf(init))) return
    if (id.type === 'Identifier') names.add(nameOf(id))
    if (id.type !== 'ObjectPattern') return
    for (const property of nodesOf(id['properties'])) {
      const value = property['value'] as Node | undefined
      if (value?.type === 'Identifier') names.add(nameOf(value))
    }
  })
  return names
}

function isGlue(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'BinaryExpression') return node['operator'] === '+'
  const callee = node['callee'] as Node | undefined
  return callee?.type === 'MemberExpression' && nameOf(callee['property'] as Node) === 'join'
}

function partsOf(node: Node): readonly Node[] {
  if (node.type === 'TemplateLiteral') return nodesOf(node['expressions'])
  if (node.type === 'BinaryExpression') return [node['left'], node['right']] as Node[]
  const list: Node[] = []
  visit(node['callee'] as Node, [], (each) => {
    if (each.type === 'ArrayExpression') list.push(...nodesOf(each['elements']))
  })
  return list
}

function isMessage(node: Node | null, groups: ReadonlySet<string>): boolean {
  if (!node) return false
  switch (node.type) {
    case 'CallExpression':
      return isMessage(node['callee'] as Node, groups)
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].some((one) => isMessage(one as Node, groups))
    case 'LogicalExpression':
      return [node['left'], node['right']].some((one) => isMessage(one as Node, groups))
    case 'MemberExpression':
      return groups.has(rootOf(node))
    default:
      return false
  }
}

/** Whether a node reads a single message, not a group, outside of every function. */
function isReadOutside(node: Node, above: readonly Node[], groups: ReadonlySet<string>): boolean {
  if (node.type !== 'MemberExpression' || !groups.has(rootOf(node))) return false
  if (above.some(({ type }) => /Function|ClassBody/.test(type))) return false
  const [parent] = above.slice(-1)
  return parent?.type !== 'MemberExpression' && parent?.type !== 'VariableDeclarator'
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && nameOf(node['callee'] as Node) === name
}

/** Returns the literal text of an element, or of an attribute in {@link textAttributes}. */
function wordsIn(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type !== 'JSXAttribute') return undefined
  const value = node['value'] as Node | null
  const isTextAttribute = textAttributes.includes(String((node['name'] as Node)['name']))
  return isTextAttribute && value?.type === 'Literal' ? String(value['value']) : undefined
}

function localizesByBrowser(node: Node): boolean {
  if (node.type !== 'MemberExpression') return false
  return (
    browserLanguageMethods.test(nameOf(node['property'] as Node)) ||
    nameOf(node['object'] as Node) === 'Intl'
  )
}

function rootOf(node: Node): string {
  return node.type === 'MemberExpression' ? rootOf(node['object'] as Node) : nameOf(node)
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? String(node['name']) : ''
}

function nodesOf(list: unknown): readonly Node[] {
  return (list as readonly (Node | null)[]).filter((node) => node !== null)
}

function visit(
  node: Node,
  above: readonly Node[],
  look: (node: Node, above: readonly Node[]) => void,
): void {
  look(node, above)
  for (const value of Object.values(node)) {
    for (const below of Array.isArray(value) ? value : [value]) {
      if (typeof (below as Node | null)?.type === 'string')
        visit(below as Node, [...above, node], look)
    }
  }
}
