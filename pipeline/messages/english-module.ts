import { compiled, nested } from './compile.ts'
import type { Message, Parameter, Part } from './read-messages.ts'

/**
 * A section of English as a module: its sentences as the page reads them, and their type, which the compiler holds every
 * use against. What the first page says is used most, and is called `messages`; the others have their section's name.
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
  // What is written as it stands.
  if (kind === 'text') return 'string | number'
  const keys = [...new Set(keysOf(name, parts))]
  return isSwitch(keys) ? 'boolean' : keys.map((key) => `'${key}'`).join(' | ')
}

/** Whether a choice is between `yes` and otherwise. */
function isSwitch(keys: readonly string[]): boolean {
  return keys.length === 2 && keys.includes('yes') && keys.includes('other')
}

/** What a parameter chooses by, wherever it does. */
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
