import { useState } from 'react'
import { capitalised } from '../../../../world/marker-label.ts'
import {
  choiceFor,
  type WordsChoice,
  type WordsChoices,
  type WordsConflict,
} from '../../model/pin-conflicts.ts'
import { notedMarker, type Pin } from '../../../../records/pin.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { pinLabel } from '../../../../i18n/compose/first-sentences.ts'
import { currentLocale } from '../../../../i18n/language/locale.ts'
import { labelNow } from '../../../progress/known-names.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../../worlds/world-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Segments } from '../../../../ui/fields/segments.tsx'

const texts = laterMessages.ownWords

const pageSize = 10

interface WordsQuestionProps {
  readonly where: 'file' | 'link'
  readonly conflicts: readonly WordsConflict[]
  readonly choices: WordsChoices
  readonly onChange: (choices: WordsChoices) => void
}

/** Lists the player's texts beside the texts that would replace them, with one choice for all and one for each. */
export function WordsQuestion({ where, conflicts, choices, onChange }: WordsQuestionProps) {
  const world = useWorldIfLoaded()
  const [shown, setShown] = useState(pageSize)
  const anyBoth = conflicts.some(({ both }) => both)
  const left = conflicts.length - shown
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.heading}</h3>
      <p className="text-sm text-vellum-soft">{texts.hint(conflicts.length, where)}</p>
      {conflicts.length > 1 && (
        <div className="grid gap-1">
          <span aria-hidden>{texts.forAll}</span>
          <Choices
            label={texts.forAll}
            both={anyBoth}
            value={choices.all}
            onChange={(all) => onChange({ all, single: new Map() })}
          />
        </div>
      )}
      <ul className="grid gap-4">
        {conflicts.slice(0, shown).map((conflict) => {
          const { id } = conflict.mine
          return (
            <Conflict
              key={id}
              conflict={conflict}
              label={labelOf(conflict.mine, world)}
              theirs={texts.theirs[where]}
              choice={choiceFor(choices, id)}
              onChoose={(choice) =>
                onChange({ ...choices, single: new Map(choices.single).set(id, choice) })
              }
            />
          )
        })}
      </ul>
      {left > 0 && (
        <Button className="justify-self-start" onClick={() => setShown(shown + pageSize)}>
          {texts.more(Math.min(left, pageSize))}
        </Button>
      )}
    </section>
  )
}

interface ConflictProps {
  readonly conflict: WordsConflict
  readonly label: string
  readonly theirs: string
  readonly choice: WordsChoice
  readonly onChoose: (choice: WordsChoice) => void
}

function Conflict({ conflict, label, theirs, choice, onChoose }: ConflictProps) {
  const { both } = conflict
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <h4 dir="auto" className="[overflow-wrap:anywhere]">
        {label}
      </h4>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3">
        <Words term={texts.mine} pin={conflict.mine} />
        <Words term={theirs} pin={conflict.theirs} />
      </dl>
      <Choices
        label={texts.forOne(label)}
        both={both}
        value={choice === 'both' && !both ? 'mine' : choice}
        onChange={onChoose}
      />
    </li>
  )
}

function Words({ term, pin: { deleted, title, note } }: { term: string; pin: Pin }) {
  const words = [title, note].filter(Boolean)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-vellum-soft">{term}</dt>
      {words.length === 0 && (
        <dd className="text-vellum-soft italic">{deleted ? texts.deleted : texts.noWords}</dd>
      )}
      {words.map((text) => (
        <dd key={text} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </dd>
      ))}
    </div>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly both: boolean
  readonly value: WordsChoice
  readonly onChange: (choice: WordsChoice) => void
}

function Choices({ label, both, value, onChange }: ChoicesProps) {
  const { mine, theirs } = texts.choices
  const choices: Readonly<Record<string, string>> = both ? texts.choices : { mine, theirs }
  return <Segments label={label} choices={choices} value={value} onChange={onChange} />
}

function labelOf(pin: Pin, world: LoadedWorld | null): string {
  const id = notedMarker(pin)
  if (id === undefined) return pinLabel(pin.title)
  const marker = world?.markersById.get(id)
  if (!marker) return laterMessages.pins.noteOn(`#${id}`)
  const type = world?.typesById.get(marker.locationType)
  return laterMessages.pins.noteOn(capitalised(labelNow(marker, type), currentLocale()))
}
