import { useMemo, useRef, useState } from 'react'
import { yieldLabel } from '../../../world/marker-label.ts'
import { anyBook, anyHerb, yieldChoices, type YieldChoices } from '../../../world/filtering.ts'
import { noLevel, noTools } from '../../../world/requirements.ts'
import type { Requirement, Requirements } from '../../../world/manifest.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { useFilterSets } from '../filters.ts'
import { changeFilters, useFilterOverride, useShownMore } from '../shown-filters.ts'
import { chunks } from '../../chunks/chunks.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { openMenu } from '../../card/open-menu.ts'

const texts = laterMessages.filters

export function RequirementAndYieldFilters() {
  const world = useWorld()
  const { requirements, markers } = world
  const found = useShownMore('found')
  const choices = useMemo(() => yieldChoices(markers, world, compareWords), [markers, world])
  return (
    <>
      {requirements && <RequirementFilter {...requirements} />}
      {choices.herbs.length + choices.books.length > 0 && <YieldFilter {...choices} />}
      <CheckBox
        checked={found === 'found'}
        onChange={(only) => changeFilters({ found: only ? 'found' : 'all' })}
      >
        {texts.onlyFound}
      </CheckBox>
      <OwnSets />
    </>
  )
}

const NameSetDialog = lazyOverlay(
  chunks,
  async () => (await import('./name-set-dialog.tsx')).NameSetDialog,
)

function OwnSets() {
  const { sets } = useFilterSets()
  // A list of single markers isn't a filter and can't be saved.
  const canKeep = useFilterOverride(({ override }) => !override?.within)
  const [naming, setNaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid grid-cols-1 gap-1 py-1">
      {sets.length > 0 && (
        <ul aria-label={laterMessages.filterSets.title} className="grid grid-cols-1">
          {sets.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2">
              <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
              <IconButton
                label={messages.filters.actions(name)}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => {
                  const { left, bottom } = currentTarget.getBoundingClientRect()
                  openMenu({ kind: 'filter', of: 'set', id, pixel: [left, bottom] })
                }}
              >
                <Icon name="more" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button ref={button} disabled={!canKeep} onClick={() => setNaming(true)}>
        {laterMessages.filterSets.keep}
      </Button>
      {naming && <NameSetDialog returnTo={button} onClose={() => setNaming(false)} />}
    </div>
  )
}

function RequirementFilter(requirements: Requirements) {
  const { heading, hint, groups } = requirements
  const chosen = useShownMore('chests')
  // Choosing a tool also switches the filter on.
  const tools = chosen ?? noTools(requirements)
  return (
    <>
      <CheckBox
        checked={chosen !== null}
        onChange={(only) => changeFilters({ chests: only ? tools : null })}
      >
        {heading}
      </CheckBox>
      <div className="grid gap-1 pl-8">
        {chosen && <p className="text-sm text-vellum-soft">{hint}</p>}
        {groups.map((group) => (
          <ToolField
            key={group.key}
            group={group}
            value={tools[group.key]}
            onChange={(value) => changeFilters({ chests: { ...tools, [group.key]: value } })}
          />
        ))}
      </div>
    </>
  )
}

interface ToolFieldProps {
  readonly group: Requirement
  readonly value: boolean | string | undefined
  readonly onChange: (value: boolean | string) => void
}

/** Asks which tool or level the player has. Renders nothing for a requirement without a title, which is only a note. */
function ToolField({ group, value, onChange }: ToolFieldProps) {
  if (group.title === null) return null
  if (!('levels' in group)) {
    return (
      <CheckBox checked={value === true} onChange={onChange}>
        {group.title}
      </CheckBox>
    )
  }
  return (
    <Choice label={group.title} value={String(value ?? noLevel)} onChange={onChange}>
      <option value={noLevel}>{group.none}</option>
      {group.levels.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </Choice>
  )
}

/** The value for "no choice". No yield in the data has an empty name. */
const all = ''

function YieldFilter({ herbs, books }: YieldChoices) {
  const yields = useShownMore('yields')
  return (
    <Choice
      label={texts.yields}
      value={yields ?? all}
      onChange={(choice) => changeFilters({ yields: choice === all ? null : choice })}
    >
      <option value={all}>{texts.yieldsAll}</option>
      {herbs.length > 0 && (
        <YieldGroup label={texts.herbs} any={anyHerb} anyLabel={texts.anyHerb} kinds={herbs} />
      )}
      {books.length > 0 && (
        <YieldGroup label={texts.books} any={anyBook} anyLabel={texts.anyBook} kinds={books} />
      )}
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
  const world = useWorld()
  return (
    <optgroup label={label}>
      <option value={any}>{anyLabel}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {yieldLabel(kind, world)}
        </option>
      ))}
    </optgroup>
  )
}
