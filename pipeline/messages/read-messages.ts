import {
  parse,
  type BaseComment,
  type Entry,
  type Expression,
  type Message as Entered,
  type Pattern,
  type SelectExpression,
} from '@fluent/syntax'
import type { Problem, Reading } from '../problem.ts'

/** Kinds of parameters. A `decimal` is a number that may have decimals, a `player` is the player's own text. */
const parameterKinds = ['text', 'number', 'decimal', 'player', 'choice'] as const

export interface Parameter {
  readonly name: string
  readonly kind: (typeof parameterKinds)[number]
}

export interface Message {
  /** A key such as `panel_showing`. Each underscore leads into a group. */
  readonly key: string
  readonly file: string
  readonly line: number
  /** First word of the `##` heading above the message. */
  readonly section: string
  /** Parameters that the comment above the message declares, in the order in which callers pass them. */
  readonly parameters: readonly Parameter[]
  /** True if the comment says that the message equals the English one on purpose. */
  readonly isSame: boolean
  readonly parts: readonly Part[]
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string }
  | Choice

export interface Choice {
  readonly kind: 'choice'
  readonly name: string
  readonly line: number
  readonly variants: readonly Variant[]
}

export interface Variant {
  /** A plural form, a number or a word. */
  readonly key: string
  readonly isDefault: boolean
  readonly parts: readonly Part[]
}

/** Reads the messages of a file in Fluent's syntax. Only text, parameters and choices are supported. */
export function readMessages(file: string, text: string): Reading<readonly Message[]> {
  const reader = new Reader(file, text)
  const messages = parse(text, { withSpans: true }).body.flatMap((entry) => reader.entry(entry))
  return { value: messages, problems: reader.problems }
}

class Reader {
  readonly problems: Problem[] = []
  private readonly file: string
  private readonly text: string
  private section = ''
  private counted = { at: 0, line: 1 }

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  entry(entry: Entry): readonly Message[] {
    switch (entry.type) {
      case 'Message':
        return [this.message(entry)]
      case 'GroupComment':
        this.section = /^[\w-]*/.exec(contentOf(entry))?.[0] ?? ''
        return []
      case 'Comment':
      case 'ResourceComment':
        return []
      case 'Junk': {
        const [annotation] = entry.annotations
        this.printError(
          annotation?.span?.start ?? entry.span?.start,
          `cannot be read: ${annotation?.message ?? 'it is no message'}`,
        )
        return []
      }
      case 'Term':
        this.printError(entry.span?.start, 'is a term; write its words out')
        return []
    }
  }

  private message(entry: Entered): Message {
    if (entry.attributes.length > 0) {
      this.printError(entry.span?.start, `"${entry.id.name}" has attributes; make each a message`)
    }
    const comment = entry.comment ? contentOf(entry.comment) : ''
    return {
      key: entry.id.name,
      file: this.file,
      line: this.lineOf(entry.id.span?.start),
      section: this.section,
      parameters: this.parameters(comment, entry.span?.start),
      isSame: /^same\b/m.test(comment),
      parts: entry.value ? this.parts(entry.value) : [],
    }
  }

  private parameters(comment: string, start: number | undefined): readonly Parameter[] {
    const declared = comment.split('\n').filter((line) => line.startsWith('$'))
    return declared
      .flatMap((line) => line.split(/,\s*/))
      .flatMap((words) => {
        const [, name, kind] = /^\$(\w+) \((\w+)\)/.exec(words) ?? []
        const known = parameterKinds.find((one) => one === kind)
        if (name !== undefined && known !== undefined) return [{ name, kind: known }]
        this.printError(
          start,
          `"${words}" is no parameter: write $name (${parameterKinds.join(', ')})`,
        )
        return []
      })
  }

  private parts(pattern: Pattern): readonly Part[] {
    return pattern.elements.flatMap((element): readonly Part[] =>
      element.type === 'TextElement'
        ? // A long text spans several lines of the file.
          [{ kind: 'text', text: element.value.replaceAll('\n', ' ') }]
        : this.expression(element.expression),
    )
  }

  private expression(expression: Expression): readonly Part[] {
    switch (expression.type) {
      case 'VariableReference':
        return [{ kind: 'parameter', name: expression.id.name }]
      case 'StringLiteral':
        return expression.value === '' ? [] : [{ kind: 'text', text: expression.parse().value }]
      case 'SelectExpression':
        return this.choice(expression)
      case 'FunctionReference':
      case 'MessageReference':
      case 'NumberLiteral':
      case 'Placeable':
      case 'TermReference':
        this.printError(
          expression.span?.start,
          `${expression.type} is not used here: write text, { $parameter } or a choice`,
        )
        return []
    }
  }

  private choice({ selector, variants, span }: SelectExpression): readonly Part[] {
    if (selector.type !== 'VariableReference') {
      this.printError(span?.start, 'a choice is made by a parameter: write { $parameter -> … }')
      return []
    }
    return [
      {
        kind: 'choice',
        name: selector.id.name,
        line: this.lineOf(span?.start),
        variants: variants.map((variant) => ({
          key: variant.key.type === 'Identifier' ? variant.key.name : variant.key.value,
          isDefault: variant.default,
          parts: this.parts(variant.value),
        })),
      },
    ]
  }

  private printError(start: number | undefined, reason: string): void {
    this.problems.push({ file: this.file, line: this.lineOf(start), reason })
  }

  /** Returns the line of an offset. Callers ask in ascending order, so counting continues from the last result. */
  private lineOf(start = 0): number {
    if (start < this.counted.at) this.counted = { at: 0, line: 1 }
    let { at, line } = this.counted
    for (let next = this.text.indexOf('\n', at); next !== -1 && next < start;) {
      line += 1
      at = next + 1
      next = this.text.indexOf('\n', at)
    }
    this.counted = { at, line }
    return line
  }
}

function contentOf(comment: BaseComment): string {
  return comment.content
}
