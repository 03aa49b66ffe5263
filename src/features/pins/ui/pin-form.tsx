import { useEffect, useId, type ReactNode } from 'react'
import { pinColourCodes } from '../../../records/pin-drawings.ts'
import {
  maxNote,
  maxTitle,
  pinColours,
  isShape,
  pinGlyphs,
  type Pin,
  type PinColour,
  type PinGlyph,
  type ShapeGlyph,
} from '../../../records/pin.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useProgress } from '../../progress/progress.ts'
import { offerDeletedPin } from '../deleted-words.ts'
import { usePinEditing } from '../pin-editing.ts'
import { editPin } from '../pins.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AnswerForm, useDraft } from './answer-form.tsx'
import { AddPicture } from './pictures/add-picture.tsx'
import { pinTarget } from './pictures/picture-target.ts'
import { PinGlyphPicture } from './pin-picture.tsx'
import '../../../ui/later.css'

const texts = laterMessages.pins

type ChosenGlyph = Exclude<PinGlyph, ShapeGlyph>

const chosenGlyphs = pinGlyphs.filter((glyph): glyph is ChosenGlyph => !glyph.startsWith('shape'))

type Draft = Pick<Pin, 'title' | 'note' | 'glyph' | 'colour'>

/** Form for a pin's words, glyph and colour. Closing it without an answer saves the changes. */
export function PinForm({ pin, onDone }: { pin: Pin; onDone: () => void }) {
  const { title, note, glyph, colour } = pin
  const { draft, changed, change, save, drop } = useDraft<Draft>(
    { title, note, glyph, colour },
    (written) => {
      const changes = { ...written, title: written.title.trim(), note: written.note.trimEnd() }
      if (useProgress.getState().pins.get(pin.id)?.deleted === false)
        return editPin(pin.id, changes)
      // The pin was deleted by another tab, an undo or an import since the form opened.
      offerDeletedPin({ ...pin, ...changes })
      return null
    },
  )
  const { glyph: chosenGlyph, colour: chosenColour } = draft
  useEffect(() => {
    usePinEditing.setState({ appearance: { glyph: chosenGlyph, colour: chosenColour } })
    return () => usePinEditing.setState({ appearance: null })
  }, [chosenGlyph, chosenColour])
  return (
    <AnswerForm
      changed={changed}
      onSave={save}
      onDrop={drop}
      onDone={onDone}
      className="gap-3 pb-4 [&_:is(input,textarea)]:scroll-mb-20"
      answersClassName="pin-form-answers -mx-4 -mb-4 bg-board px-4 pt-1 pb-4"
    >
      <TextField
        label={texts.title}
        value={draft.title}
        onChange={(text) => change({ title: text })}
        maxLength={maxTitle}
        left={texts.left}
        full={texts.full}
        placeholder={texts.titleHint}
        takesFocus
      />
      <TextField
        label={texts.note}
        value={draft.note}
        onChange={(text) => change({ note: text })}
        maxLength={maxNote}
        left={texts.left}
        full={texts.full}
        placeholder={texts.noteHint}
        rows={3}
      />
      <AddPicture target={pinTarget(pin)} />
      {!isShape(pin) && (
        <PictureChoice
          label={texts.glyph}
          names={texts.glyphs}
          choices={chosenGlyphs}
          value={draft.glyph}
          onChange={(next) => change({ glyph: next })}
          picture={glyphPicture}
        />
      )}
      <PictureChoice
        label={texts.colour}
        names={texts.colours}
        choices={pinColours}
        value={draft.colour}
        onChange={(next) => change({ colour: next })}
        picture={colourPicture}
      />
    </AnswerForm>
  )
}

function glyphPicture(glyph: PinGlyph) {
  return <PinGlyphPicture glyph={glyph} className="size-6" />
}

function colourPicture(colour: PinColour) {
  // The colour comes from the pins' palette, so it can't be a class.
  return <span style={{ background: pinColourCodes[colour] }} className="colour-dot" />
}

interface PictureChoiceProps<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  /** Accessible names of the choices. */
  readonly names: Readonly<Record<Choice, string>>
  readonly value: string
  readonly onChange: (choice: Choice) => void
  readonly picture: (choice: Choice) => ReactNode
}

function PictureChoice<Choice extends string>(props: PictureChoiceProps<Choice>) {
  const { label, choices, names, value, onChange, picture } = props
  const group = useId()
  const taken = choices.find((choice) => choice === value)
  return (
    <div role="radiogroup" aria-labelledby={`${group}-label`} className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span id={`${group}-label`}>{label}</span>
        <span aria-hidden="true" className="text-sm text-vellum-soft">
          {taken && names[taken]}
        </span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {choices.map((choice) => (
          <label
            key={choice}
            title={names[choice]}
            className={classNames(
              'relative flex h-11 items-center justify-center rounded-md border-2 hover:bg-raised hover:text-vellum',
              choice === value
                ? 'border-gold-bright bg-raised text-vellum'
                : 'border-transparent text-vellum-soft',
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice}
              aria-label={names[choice]}
              checked={choice === value}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md"
              onChange={() => onChange(choice)}
            />
            {picture(choice)}
          </label>
        ))}
      </div>
    </div>
  )
}
