import '../../ui/later.css'
import { useEffect } from 'react'
import {
  maxNote,
  maxTitle,
  pinColours,
  pinGlyphs,
  type Pin,
  type PinColour,
  type PinGlyph,
} from '../../domain/pins/pin.ts'
import { pinColourCodes } from '../../domain/pins/pin-drawings.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { usePinEditing } from '../../stores/pins/pin-editing.ts'
import { editPin } from '../../stores/pins/pins.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PinGlyphPicture } from './pin-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useDraft } from './use-draft.ts'

const texts = laterMessages.pins

type Draft = Pick<Pin, 'title' | 'note' | 'glyph' | 'colour'>

/**
 * Changes what a pin says and how it looks. Whoever leaves it without an answer, by another pin or by closing
 * the card, finds what they wrote kept.
 */
export function PinForm({ pin, onDone }: { pin: Pin; onDone: () => void }) {
  const { title, note, glyph, colour } = pin
  const { draft, changed, change, save, drop } = useDraft<Draft>(
    { title, note, glyph, colour },
    (kept) => editPin(pin.id, { ...kept, title: kept.title.trim(), note: kept.note.trimEnd() }),
  )
  const { glyph: chosenGlyph, colour: chosenColour } = draft
  useEffect(() => {
    usePinEditing.setState({ look: { glyph: chosenGlyph, colour: chosenColour } })
    return () => usePinEditing.setState({ look: null })
  }, [chosenGlyph, chosenColour])
  return (
    <AnswerForm
      changed={changed}
      onSave={save}
      onDrop={drop}
      onDone={onDone}
      className="gap-3 pb-4 [&_:is(input,textarea)]:scroll-mb-20"
      answersClassName="pin-form-answers bottom-0 -mx-4 -mb-4 bg-board px-4 pt-1 pb-4"
    >
      <TextField
        label={texts.title}
        value={draft.title}
        onChange={(text) => change({ title: text })}
        maxLength={maxTitle}
        left={texts.left}
        placeholder={texts.titleHint}
        takesFocus
      />
      <TextField
        label={texts.note}
        value={draft.note}
        onChange={(text) => change({ note: text })}
        maxLength={maxNote}
        left={texts.left}
        placeholder={texts.noteHint}
        rows={3}
      />
      <PictureChoice
        label={texts.glyph}
        names={texts.glyphs}
        choices={pinGlyphs}
        value={draft.glyph}
        onChange={(next) => change({ glyph: next })}
        picture={glyphPicture}
      />
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
  // The colour comes from the pins' own palette, so no class can carry it.
  return <span style={{ background: pinColourCodes[colour] }} className="colour-dot" />
}
