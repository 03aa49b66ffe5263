import { useRef, useState } from 'react'
import { Button } from '../src/ui/button.tsx'
import { ConfirmDialog } from '../src/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../src/ui/dialogs/dialog.tsx'
import { MissingDialog } from '../src/ui/dialogs/lazy-chunk.tsx'
import { SidePanel } from '../src/ui/side-panel.tsx'
import {
  showFailure,
  showNote,
  showSuccess,
  Toasts,
  usePageStackReach,
} from '../src/ui/toasts/toasts.tsx'
import { Part } from './part.tsx'

/** The size of the dialog that is open. */
const sizes = { usual: '', wide: 'dialog-wide', low: 'dialog-low' } as const

export function Dialogs() {
  const [size, setSize] = useState<keyof typeof sizes>()
  const [further, setFurther] = useState(false)
  const [missing, setMissing] = useState(false)
  return (
    <Part title="Dialogs">
      <div className="playground-row">
        <Button onClick={() => setSize('usual')}>A dialog</Button>
        <Button onClick={() => setSize('wide')}>A wide dialog</Button>
        <Button onClick={() => setSize('low')}>One at a phone’s lower edge</Button>
        <Button onClick={() => setMissing(true)}>A part is missing</Button>
      </div>
      {size && (
        <Dialog
          open
          onOpenChange={() => setSize(undefined)}
          title="Where the map ends"
          closeLabel="Close"
          backLabel="Back to where the map ends"
          className={sizes[size]}
        >
          <p>Nobody has walked farther than this, and come back to tell.</p>
          <div className="playground-row">
            <Button appearance="primary" onClick={() => setFurther(true)}>
              Go further
            </Button>
          </div>
        </Dialog>
      )}
      {further && (
        <Dialog open onOpenChange={setFurther} title="Beyond" closeLabel="Close">
          <p>A dialog that another one has opened leads back to that.</p>
        </Dialog>
      )}
      {missing && (
        <MissingDialog title="Not loaded" closeLabel="Close" onClose={() => setMissing(false)}>
          <p>This part of the map could not be loaded.</p>
        </MissingDialog>
      )}
    </Part>
  )
}

type Question = 'destructive' | 'primary'

const questions: Readonly<Record<Question, { readonly title: string; readonly confirm: string }>> =
  {
    destructive: { title: 'Delete the playthrough?', confirm: 'Delete' },
    primary: { title: 'Merge the file?', confirm: 'Merge' },
  }

/** Milliseconds for which a question's answer is under way. */
const answering = 1500

export function ConfirmDialogs() {
  const [question, setQuestion] = useState<Question>()
  return (
    <Part title="Confirm dialogs">
      <div className="playground-row">
        <Button onClick={() => setQuestion('destructive')}>Destructive</Button>
        <Button onClick={() => setQuestion('primary')}>Primary</Button>
      </div>
      {question && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          appearance={question}
          texts={{
            ...questions[question],
            description: 'It holds 214 found places, 12 pins and 3 notes.',
            detail: 'The answer takes a moment, and shows a spinner meanwhile.',
            cancel: 'Cancel',
          }}
          onConfirm={() => new Promise((resolve) => void setTimeout(resolve, answering))}
        />
      )}
    </Part>
  )
}

export function SidePanels() {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Part title="Side panel">
      <div className="playground-row">
        <Button ref={opener} onClick={() => setOpen(true)}>
          Open the panel
        </Button>
      </div>
      <SidePanel
        open={open}
        onClose={() => setOpen(false)}
        modal={false}
        labelledBy="panel-title"
        onGone={() => opener.current?.focus()}
        ref={panel}
      >
        <div className="ui-panel">
          <h3 id="panel-title" className="dialog-title">
            A side panel
          </h3>
          <p>It slides in from the left, and covers the page where that is narrow.</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </SidePanel>
    </Part>
  )
}

export function ToastButtons() {
  const [stay, setStay] = useState(true)
  const stack = useRef<HTMLDivElement>(null)
  usePageStackReach(stack)
  return (
    <Part title="Toasts">
      <div className="playground-row">
        <Button onClick={() => showSuccess({ title: () => '214 marks are imported' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            showFailure({
              title: () => 'The file could not be read',
              detail: () => 'It is no backup of this map, nor a list of another one.',
            })
          }
        >
          Failure
        </Button>
        <Button
          onClick={() =>
            showNote('found', {
              title: () => 'Treasure XXVI is found',
              action: { label: () => 'Undo', run: () => undefined },
            })
          }
        >
          Note with an action
        </Button>
        <Button appearance="quiet" aria-pressed={!stay} onClick={() => setStay(!stay)}>
          {stay ? 'They stay' : 'They close by themselves'}
        </Button>
      </div>
      <div ref={stack} className="page-stack">
        <Toasts
          label="Notifications"
          closeLabel="Close"
          stay={stay}
          focusElsewhere={focusTitle}
          loadChunk={load}
        />
      </div>
    </Part>
  )
}

function load<Chunk>(chunk: () => Promise<Chunk>): Promise<Chunk> {
  return chunk()
}

function focusTitle(): void {
  document.querySelector<HTMLElement>('a')?.focus()
}
