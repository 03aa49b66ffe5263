import { useMemo } from 'react'
import { lockpickingLevels, noTools } from '../../../domain/markers/filters/chests.ts'
import { yieldLabel } from '../../../domain/markers/marker-label.ts'
import { anyBook, anyHerb, yieldChoices } from '../../../domain/markers/filters/yields.ts'
import { messages } from '../../../messages/messages.ts'
import { showMore, useShownMore } from '../../../stores/markers/shown-filters.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'

const texts = messages.filters

export function ChestAndYieldFilters() {
  return (
    <>
      <ChestFilter />
      <YieldFilter />
    </>
  )
}

function ChestFilter() {
  const { chests } = useShownMore()
  return (
    <>
      <CheckBox
        checked={chests !== null}
        onChange={(only) => showMore({ chests: only ? noTools : null })}
      >
        {texts.chests}
      </CheckBox>
      {chests && (
        <div className="grid gap-1 pl-8">
          <p className="text-sm text-vellum-soft">{texts.chestsHint}</p>
          <CheckBox
            checked={chests.spade}
            onChange={(spade) => showMore({ chests: { ...chests, spade } })}
          >
            {texts.spade}
          </CheckBox>
          <Choice
            label={texts.lockpicking}
            value={chests.lockpicking}
            onChange={(lockpicking) => showMore({ chests: { ...chests, lockpicking } })}
          >
            {lockpickingLevels.map((level) => (
              <option key={level} value={level}>
                {texts.lockpickingLevels[level]}
              </option>
            ))}
          </Choice>
        </div>
      )}
    </>
  )
}

/** The value that stands for no choice; nothing in the data is called so. */
const all = ''

function YieldFilter() {
  const { markers } = useWorld()
  const { yields } = useShownMore()
  const { herbs, books } = useMemo(() => yieldChoices(markers), [markers])
  return (
    <Choice
      label={texts.yields}
      value={yields ?? all}
      onChange={(choice) => showMore({ yields: choice === all ? null : choice })}
    >
      <option value={all}>{texts.yieldsAll}</option>
      <YieldGroup label={texts.herbs} any={anyHerb} anyLabel={texts.anyHerb} kinds={herbs} />
      <YieldGroup label={texts.books} any={anyBook} anyLabel={texts.anyBook} kinds={books} />
    </Choice>
  )
}

interface YieldGroupProps {
  readonly label: string
  readonly any: string
  readonly anyLabel: string
  readonly kinds: readonly string[]
}

function YieldGroup({ label, any, anyLabel, kinds }: YieldGroupProps) {
  return (
    <optgroup label={label}>
      <option value={any}>{anyLabel}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {yieldLabel(kind)}
        </option>
      ))}
    </optgroup>
  )
}
