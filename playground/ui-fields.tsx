import { useState } from 'react'
import { CheckBox } from '../src/ui/fields/check-box.tsx'
import { Choice } from '../src/ui/fields/choice.tsx'
import { Segments } from '../src/ui/fields/segments.tsx'
import { Slider } from '../src/ui/fields/slider.tsx'
import { Switch } from '../src/ui/fields/switch.tsx'
import { TextField } from '../src/ui/fields/text-field.tsx'
import { Part, State, States } from './part.tsx'

/** What a text field is shown with at first. */
interface Written {
  readonly label: string
  readonly text?: string
  readonly placeholder?: string
  readonly rows?: number
}

function WrittenField({ text = '', ...rest }: Written) {
  const [value, setValue] = useState(text)
  return (
    <TextField
      {...rest}
      value={value}
      onChange={setValue}
      maxLength={rest.rows === undefined ? 40 : 500}
      left={(amount) => `${amount} left`}
      full={(most) => `This field is full (${most} characters). Delete some text to add more.`}
    />
  )
}

export function TextFields() {
  return (
    <Part title="Text fields">
      <States>
        <State name="empty">
          <WrittenField label="Title" placeholder="A place of my own" />
        </State>
        <State name="filled">
          <WrittenField label="Title" text="Chest under the mill" />
        </State>
        <State name="focus" as="focus">
          <WrittenField label="Title" text="Chest under the mill" />
        </State>
        <State name="nearly full">
          <WrittenField label="Title" text="Chest under the mill, below the st" />
        </State>
        <State name="several lines">
          <WrittenField
            label="Note"
            rows={3}
            text="Come back with a spade. The miller sleeps from ten to five."
          />
        </State>
      </States>
    </Part>
  )
}

function ChosenMode({ label }: { readonly label: string }) {
  const [mode, setMode] = useState('walk')
  return (
    <Choice label={label} value={mode} onChange={setMode}>
      <option value="walk">On foot</option>
      <option value="ride">On horseback</option>
      <option value="long">By the longest road that anybody in Bohemia has ever taken</option>
    </Choice>
  )
}

export function Choices() {
  return (
    <Part title="Choices">
      <States>
        <State name="at rest">
          <ChosenMode label="Travel" />
        </State>
        <State name="hover" as="hover">
          <ChosenMode label="Travel" />
        </State>
        <State name="focus" as="focus">
          <ChosenMode label="Travel" />
        </State>
        <State name="a long label">
          <ChosenMode label="How you travel from one place to the next" />
        </State>
      </States>
    </Part>
  )
}

function Checked({ on = false }: { readonly on?: boolean }) {
  const [checked, setChecked] = useState(on)
  return (
    <CheckBox checked={checked} onChange={setChecked}>
      Show names
    </CheckBox>
  )
}

export function CheckBoxes() {
  const [chosen, setChosen] = useState('merge')
  return (
    <Part title="Check boxes and radio buttons">
      <States>
        <State name="off">
          <Checked />
        </State>
        <State name="on">
          <Checked on />
        </State>
        <State name="hover" as="hover">
          <Checked />
        </State>
        <State name="focus" as="focus">
          <Checked on />
        </State>
        <State name="one of two">
          {['merge', 'replace'].map((name) => (
            <label key={name} className="ui-radio">
              <input
                type="radio"
                name="one-of-two"
                className="check"
                checked={chosen === name}
                onChange={() => setChosen(name)}
              />
              {name}
            </label>
          ))}
        </State>
      </States>
    </Part>
  )
}

function Switched({ on = false }: { readonly on?: boolean }) {
  const [checked, setChecked] = useState(on)
  return <Switch label="Settlement names" checked={checked} onCheckedChange={setChecked} />
}

export function Switches() {
  return (
    <Part title="Switches">
      <States>
        <State name="off">
          <Switched />
        </State>
        <State name="on">
          <Switched on />
        </State>
        <State name="focus" as="focus">
          <Switched on />
        </State>
      </States>
    </Part>
  )
}

const two = { map: 'Map', list: 'List' }
const four = { all: 'All places', open: 'Unfound', found: 'Found', none: 'None of them' }

function Segmented({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const [value, setValue] = useState(Object.keys(of)[0] ?? '')
  return <Segments label="Shown" choices={of} value={value} onChange={setValue} />
}

export function SegmentGroups() {
  return (
    <Part title="Segments">
      <States>
        <State name="two">
          <Segmented of={two} />
        </State>
        <State name="four">
          <Segmented of={four} />
        </State>
        <State name="hover" as="hover">
          <Segmented of={two} />
        </State>
        <State name="focus" as="focus">
          <Segmented of={two} />
        </State>
      </States>
    </Part>
  )
}

function Slid({ at }: { readonly at: number }) {
  const [value, setValue] = useState(at)
  return (
    <Slider label="Size" value={value} onValueChange={setValue} valueText={`${value} percent`} />
  )
}

export function Sliders() {
  return (
    <Part title="Sliders">
      <States>
        <State name="least">
          <Slid at={0} />
        </State>
        <State name="between">
          <Slid at={40} />
        </State>
        <State name="most">
          <Slid at={100} />
        </State>
        <State name="focus" as="focus">
          <Slid at={40} />
        </State>
      </States>
    </Part>
  )
}
