import { compiled, nested } from './compile.ts'
import type { Message, Parameter, Part } from './read-messages.ts'

/**
 * Returns a module with a section of the English sentences and their type.
 * The first page's section is called `messages`, because most files use it.
 */
export function englishModule(section: string, messages: readonly Message[]): string {
  const name = section === 'first' ? 'messages' : `${singular(section)}Messages`
  const typeName = `${section.replace(/^./, (letter) => letter.toUpperCase())}Messages`
  return [
    '// Written by `npm run data` from sentences/en.ftl: change it there.',
    "import { defineMessages } from '../language/locale.ts'",
    '',
    `interface ${typeName} ${typeText(nested(messages, signature), '')}`,
    '',
    `export const ${name} = defineMessages<${typeName}>('${section}', ${JSON.stringify(compiled(messages), null, 1)})`,
    '',
  ].join('\n')
}

function singular(section: string): string {
  return section.replace(/s$/, '')
}

interface Signatures {
  readonly [key: string]: string | Signatures
}

function typeText(signatures: Signatures, indent: string): string {
  const lines = Object.entries(signatures).map(([key, value]) => {
    const name = /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`
    const type = typeof value === 'string' ? value : typeText(value, `${indent}  `)
    return `${indent}  readonly ${name}: ${type}`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

function signature(message: Message): string {
  if (message.parameters.length === 0) return 'string'
  const parameters = message.parameters.map(
    (parameter) => `${parameter.name}: ${typeOf(parameter, message.parts)}`,
  )
  return `(${parameters.join(', ')}) => string`
}

function typeOf({ name, kind }: Parameter, parts: readonly Part[]): string {
  if (kind === 'number' || kind === 'decimal') return 'number'
  if (kind === 'player') return 'string'
  // The parameter is inserted unchanged.
  if (kind === 'text') return 'string | number'
  const keys = [...new Set(keysOf(name, parts))]
  return isSwitch(keys) ? 'boolean' : keys.map((key) => `'${key}'`).join(' | ')
}

function isSwitch(keys: readonly string[]): boolean {
  return keys.length === 2 && keys.includes('yes') && keys.includes('other')
}

/** Returns the cases of every choice by a parameter, including nested choices. */
export function keysOf(name: string, parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) =>
    part.kind === 'choice'
      ? part.variants.flatMap((variant) => [
          ...(part.name === name ? [variant.key] : []),
          ...keysOf(name, variant.parts),
        ])
      : [],
  )
}
