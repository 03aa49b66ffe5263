import { nameOf } from './shown-playthrough.tsx'
import type { Playthrough } from '../model/playthrough.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { joinFacts } from '../../../i18n/compose/first-sentences.ts'
import type { Nameless } from '../playthroughs/playthrough-list.ts'
import { Button } from '../../../ui/button.tsx'

const texts = laterMessages.playthroughs

export type PlaythroughAct = 'switch' | 'rename' | 'copy' | 'delete'

interface PlaythroughRowProps {
  readonly playthrough: Playthrough
  readonly shown: boolean
  /** `null` if unknown. */
  readonly found: number | null
  readonly total: number
  /** False for the last playthrough, which can't be deleted. */
  readonly deletable: boolean
  readonly onAct: (act: PlaythroughAct) => void
}

export function PlaythroughRow(props: PlaythroughRowProps) {
  const { playthrough, shown, found, total, deletable, onAct } = props
  const name = nameOf(playthrough)
  return (
    <li className="grid gap-1 rounded-md border border-line p-3" aria-current={shown || undefined}>
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      <span className="text-sm text-vellum-soft tabular">
        {joinFacts([shown ? texts.shown : '', found === null ? '' : texts.tally(found, total)])}
      </span>
      <div className="flex flex-wrap gap-2">
        {/* Stays in place when pressed, so that it keeps the focus. */}
        <Button
          aria-label={texts.switchLabel(name)}
          aria-disabled={shown || undefined}
          onClick={() => !shown && onAct('switch')}
        >
          {texts.switch}
        </Button>
        <Button aria-label={texts.renameLabel(name)} onClick={() => onAct('rename')}>
          {texts.rename}
        </Button>
        <Button aria-label={texts.copyLabel(name)} onClick={() => onAct('copy')}>
          {texts.copy}
        </Button>
        {deletable && (
          <Button
            className="text-danger hover:text-danger"
            aria-label={texts.deleteLabel(name)}
            onClick={() => onAct('delete')}
          >
            {texts.delete}
          </Button>
        )}
      </div>
    </li>
  )
}

export function namelessText({ marks, pins }: Omit<Nameless, 'id'>): string {
  return marks > 0 ? texts.namelessMarks(marks) : texts.namelessPins(pins)
}
