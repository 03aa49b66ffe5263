import { nameOf } from './shown-playthrough.tsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { copyName, type Playthrough } from '../model/playthrough.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { peekDiscovered } from '../storage/peek-playthrough.ts'
import { recordUndoStep } from '../undo/undo-stack.ts'
import { takeBack } from '../undo/undo-step.ts'
import {
  bringBackPlaythrough,
  canBringBack,
  copyPlaythrough,
  deletedPlaythroughs,
  deleteForGood,
  deletePlaythrough,
  makePlaythrough,
  renamePlaythrough,
  switchTo,
} from './playthrough-actions.ts'
import {
  adoptNameless,
  lookForNameless,
  type Nameless,
  type Refusal as RefusalKind,
} from '../playthroughs/playthrough-list.ts'
import { usePlaythroughs, usePresentPlaythroughs } from '../playthroughs/playthroughs.ts'
import { useProgress } from '../progress.ts'
import { useWorldIfLoaded } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { NameDialog, type Refusal } from './name-dialog.tsx'
import { namelessText, PlaythroughRow, type PlaythroughAct } from './playthrough-row.tsx'

const texts = laterMessages.playthroughs

type Asked = { readonly act: PlaythroughAct | 'new'; readonly of: Playthrough } | null

export function PlaythroughsSection() {
  const playthroughs = usePresentPlaythroughs()
  const shown = useProgress((state) => state.playthrough)
  const { total, foundIn } = useFoundCounts()
  const [asked, setAsked] = useState<Asked>(null)
  const section = useRef<HTMLHeadingElement>(null)
  // Remember the focus here, because the dialog's field takes it before the dialog could read it.
  const asking = useRef<HTMLElement>(null)
  const [first] = playthroughs
  if (!first) return null

  function ask(what: Asked): void {
    asking.current = document.activeElement as HTMLElement | null
    setAsked(what)
  }

  function act(what: PlaythroughAct, of: Playthrough): void {
    if (what === 'switch') switchTo(of.id)
    else ask({ act: what, of })
  }

  return (
    <section className="grid gap-3">
      <h3 ref={section} tabIndex={-1} className="font-medium">
        {texts.title}
      </h3>
      <p className="text-sm text-vellum-soft">{texts.hint}</p>
      {playthroughs.length > 1 && (
        <ul className="grid gap-2">
          {playthroughs.map((each) => (
            <PlaythroughRow
              key={each.id}
              playthrough={each}
              shown={each.id === shown}
              found={foundIn(each.id)}
              total={total}
              deletable
              onAct={(what) => act(what, each)}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => ask({ act: 'new', of: first })}>{texts.new}</Button>
      <NamelessOnes />
      <Deleted />
      <Names
        asked={asked}
        alone={playthroughs.length === 1}
        returnTo={asking}
        onClose={() => setAsked(null)}
      />
      {asked?.act === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          returnTo={section}
          texts={{
            title: texts.deleteTitle,
            description: texts.deleteQuestion(nameOf(asked.of)),
            detail: deleteText(foundIn(asked.of.id), total),
            confirm: texts.confirm,
            cancel: texts.cancel,
          }}
          onConfirm={() => {
            deletePlaythrough(asked.of.id)
            notifyDeletion(asked.of)
          }}
        />
      )}
    </section>
  )
}

function deleteText(found: number | null, total: number): string {
  return found === null ? texts.deleteUncounted : texts.deleteText(found, total)
}

/** Notifies the player. The notification's button and Ctrl+Z undo the same step, which can be redone. */
function notifyDeletion(deleted: Playthrough): void {
  const { id } = deleted
  const stands = () => canBringBack(id)
  const step = recordUndoStep('playthrough', () => bringBackPlaythrough(id), {
    stands,
    capture: () => () => deletePlaythrough(id),
  })
  showSuccess({
    title: () => texts.toastDeleted(nameOf(deleted)),
    action: { label: () => texts.undo, run: () => takeBack(step), undoes: stands },
  })
}

interface NamesProps {
  readonly asked: Asked
  readonly alone: boolean
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

function Names({ asked, alone, returnTo, onClose }: NamesProps) {
  if (asked?.act === 'new') {
    const second = { label: texts.newName, proposal: alone ? texts.second : '' }
    const first = { label: texts.firstName, proposal: asked.of.name || texts.first }
    return (
      <NameDialog
        title={texts.nameTitle.new}
        submit={texts.make}
        fields={alone ? [first, second] : [second]}
        onNames={async (names) => {
          const other = alone ? { id: asked.of.id, name: names[0] ?? '' } : undefined
          return refusalOf(await makePlaythrough(names.at(-1) ?? '', other))
        }}
        returnTo={returnTo}
        onClose={onClose}
      />
    )
  }
  if (asked?.act !== 'rename' && asked?.act !== 'copy') return null
  const { id } = asked.of
  const isCopy = asked.act === 'copy'
  const proposal = isCopy ? copyName(nameOf(asked.of), texts.copyOf) : asked.of.name
  return (
    <NameDialog
      title={texts.nameTitle[asked.act]}
      submit={isCopy ? texts.make : texts.save}
      fields={[{ label: texts.name, proposal }]}
      onNames={async ([name = ''], refused) => {
        const known = usePlaythroughs.getState().playthroughs.find((each) => each.id === id)
        if (known?.gone) return { text: () => texts.elsewhere.gone }
        // Renaming restores the playthrough, so the player must confirm it.
        if (known?.deleted && !isCopy && !refused) return { text: () => texts.elsewhere.deleted }
        if (isCopy) return refusalOf(await copyPlaythrough(id, name))
        renamePlaythrough(id, name)
        return null
      }}
      returnTo={returnTo}
      onClose={onClose}
    />
  )
}

function refusalOf(kind: RefusalKind | null): Refusal | null {
  return kind && { text: () => texts.refused[kind] }
}

function Deleted() {
  const all = usePlaythroughs((state) => state.playthroughs)
  return (
    <Retrievable
      title={texts.deleted}
      rows={deletedPlaythroughs(all)
        .map((each) => ({ id: each.id, name: nameOf(each) }))
        .reverse()}
      onBringBack={bringBackPlaythrough}
      onForGood={deleteForGood}
    />
  )
}

function NamelessOnes() {
  const listed = usePlaythroughs((state) => state.playthroughs)
  const [found, setFound] = useState<readonly Nameless[]>([])
  useEffect(() => void lookForNameless().then(setFound), [])
  return (
    <Retrievable
      title={texts.nameless}
      rows={found
        .filter(({ id }) => !listed.some((each) => each.id === id))
        .map((each) => ({ id: each.id, name: namelessText(each) }))}
      onBringBack={adoptNameless}
      onForGood={deleteForGood}
    />
  )
}

interface RetrievableRow {
  readonly id: string
  readonly name: string
}

interface RetrievableProps {
  readonly title: string
  readonly rows: readonly RetrievableRow[]
  readonly onBringBack: (id: string) => void
  readonly onForGood: (id: string) => void
}

/** Playthroughs that can be restored or erased. */
function Retrievable({ title, rows, onBringBack, onForGood }: RetrievableProps) {
  const [asked, setAsked] = useState<RetrievableRow | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (rows.length === 0) return null
  return (
    <section className="grid gap-2">
      <h4 ref={heading} tabIndex={-1} className="font-medium">
        {title}
      </h4>
      <ul className="grid gap-2">
        {rows.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2"
          >
            <bdi className="min-w-0 grow basis-40 wrap-anywhere">{each.name}</bdi>
            <div className="flex flex-wrap gap-x-3 gap-y-1">
              <Button
                aria-label={texts.bringBackLabel(each.name)}
                onClick={() => onBringBack(each.id)}
              >
                <Icon name="undo" />
                {texts.bringBack}
              </Button>
              <Button
                className="text-danger hover:text-danger"
                aria-label={texts.forGoodLabel(each.name)}
                onClick={() => setAsked(each)}
              >
                {texts.forGood}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          returnTo={heading}
          texts={{
            title: texts.forGoodTitle,
            description: texts.forGoodQuestion(asked.name),
            detail: texts.forGoodText,
            confirm: texts.forGood,
            cancel: texts.cancel,
          }}
          onConfirm={() => onForGood(asked.id)}
        />
      )}
    </section>
  )
}

function useFoundCounts() {
  const world = useWorldIfLoaded()
  const shown = useProgress((state) => state.playthrough)
  const discovered = useProgress((state) => state.discoveredMarkers)
  const total = world?.markers.length ?? 0
  const foundIn = (key: string) => {
    const ids = key === shown ? discovered : peekDiscovered(key)
    return ids && world ? ids.filter((id) => world.markersById.has(id)).length : null
  }
  return { total, foundIn }
}
