import type { Message, Parameter, Part } from './read-messages.ts'
import type { Sentences } from '../../src/i18n/language/locale.ts'

/** A level of `Sentences`: the message `panel_showing` is in the level `panel`, under `showing`. */
interface Level<Leaf> {
  [key: string]: Leaf | Level<Leaf>
}

/**
 * Converts messages to the form that `translations` reads.
 * @param english gives the order of the parameters; omitted if the messages are the English ones
 */
export function compiled(
  messages: readonly Message[],
  english: ReadonlyMap<string, Message> = new Map(),
): Sentences {
  return nested(messages, (message) => {
    const { parameters } = english.get(message.key) ?? message
    const pieces = piecesOf(message.parts, parameters)
    return parameters.length === 0 ? pieces.join('') : pieces
  }) as Sentences
}

/** Splits keys at underscores into nested levels, and creates a leaf for each message. */
export function nested<Leaf>(
  messages: readonly Message[],
  leafOf: (message: Message) => Leaf,
): Level<Leaf> {
  const top: Level<Leaf> = {}
  for (const message of messages) {
    const keys = message.key.split('_')
    const last = keys.pop() ?? ''
    let level = top
    for (const key of keys) level = below(level, key)
    level[last] = leafOf(message)
  }
  return top
}

function below<Leaf>(level: Level<Leaf>, key: string): Level<Leaf> {
  return (level[key] ??= {})
}

function piecesOf(parts: readonly Part[], parameters: readonly Parameter[]): unknown[] {
  return parts.map((part) => {
    if (part.kind === 'text') return part.text
    const index = parameters.findIndex(({ name }) => name === part.name)
    if (part.kind === 'parameter') return [index, ...howOf(parameters[index])]
    const choices = part.variants.map(({ key, isDefault, parts }) => {
      const pieces = piecesOf(parts, parameters)
      const isText = pieces.every((piece) => typeof piece === 'string')
      return [isDefault ? 'other' : key, isText ? pieces.join('') : pieces]
    })
    return [index, Object.fromEntries(choices)]
  })
}

function howOf(parameter: Parameter | undefined): readonly number[] {
  switch (parameter?.kind) {
    case 'number':
      return [1]
    case 'decimal':
      return [3]
    case 'player':
      return [2]
    case 'text':
    case 'choice':
    case undefined:
      return []
  }
}
