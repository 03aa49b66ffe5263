import { useState } from 'react'
import { Disclosure } from '../src/ui/disclosure.tsx'
import { PagedList } from '../src/ui/paged-list.tsx'
import { ProgressBar } from '../src/ui/progress-bar.tsx'
import { rovingStop } from '../src/ui/keys/focus.ts'
import { Spinner } from '../src/ui/spinner.tsx'
import { TallyBar } from '../src/ui/tally-bar.tsx'
import { Part, State, States } from './part.tsx'

const cancel = { label: 'Cancel', run: () => undefined }

export function ProgressBars() {
  return (
    <Part title="Progress bars">
      <States>
        <State name="just begun">
          <ProgressBar label="Reading file" share={0} cancel={cancel} />
        </State>
        <State name="under way">
          <ProgressBar label="Reading file" share={0.4} cancel={cancel} />
        </State>
        <State name="nobody knows how far">
          <ProgressBar label="Reading file" share={null} cancel={cancel} />
        </State>
        <State name="cannot be ended">
          <ProgressBar label="Saving the marks" share={0.9} cancel={null} />
        </State>
      </States>
    </Part>
  )
}

export function TallyBars() {
  return (
    <Part title="Tally bars">
      <States>
        {[0, 1, 120, 240].map((value) => (
          <State key={value} name={`${value} of 240`}>
            <TallyBar value={value} max={240} />
          </State>
        ))}
      </States>
    </Part>
  )
}

export function Spinners() {
  return (
    <Part title="Spinners">
      <States>
        <State name="with a label">
          <Spinner label="Loading the map" />
        </State>
        <State name="decoration">
          <Spinner />
        </State>
      </States>
    </Part>
  )
}

function Disclosed({ begins }: { readonly begins: boolean }) {
  const [open, setOpen] = useState(begins)
  return (
    <Disclosure label="More about it" open={open} onOpenChange={setOpen}>
      <p>Number 12, at 2960, 4415.</p>
    </Disclosure>
  )
}

export function Disclosures() {
  return (
    <Part title="Disclosures">
      <States>
        <State name="closed">
          <Disclosed begins={false} />
        </State>
        <State name="open">
          <Disclosed begins />
        </State>
        <State name="focus" as="focus">
          <Disclosed begins={false} />
        </State>
      </States>
    </Part>
  )
}

const rows = Array.from({ length: 9 }, (_, index) => `Treasure ${index + 1}`)

export function PagedLists() {
  return (
    <Part title="Paged lists">
      <div className="ui-narrow">
        <PagedList
          items={rows}
          pageSize={4}
          idOf={(row) => row}
          label="Treasures"
          more="Show more"
          renderRow={(row) => (
            <button type="button" className="ui-row" {...rovingStop}>
              {row}
            </button>
          )}
        />
      </div>
    </Part>
  )
}
