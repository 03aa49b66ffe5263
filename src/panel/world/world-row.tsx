import type { MouseEvent } from 'react'
import type { ListedWorld } from '../../domain/world/worlds-file.ts'
import { worldMessages as texts } from '../../messages/world-messages.ts'
import { besideEachOther } from '../../messages/compose/listed.ts'
import { assetUrl } from '../../stores/links/environment.ts'
import { useFoundIn } from '../../stores/progress/found-in-world.ts'
import { worldUrl } from '../../stores/world/other-worlds.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { rovingStop } from '../../ui/keys/roving-focus.ts'
import { TallyBar } from '../../ui/tally-bar.tsx'
import { uncoverMap } from '../uncover-map.ts'

interface WorldRowProps {
  readonly world: ListedWorld
  readonly title: string
  /** Whether it opens without a connection. */
  readonly kept: boolean
  /** Called when the world that is on screen anyway is chosen. */
  readonly onPresent: () => void
}

export function WorldRow({ world, title, kept, onPresent }: WorldRowProps) {
  const { id, total, firstLand } = world
  const found = useFoundIn(world)
  const present = id === pageWorld().id
  const facts = [
    found === null ? texts.places(total) : texts.found(found, total),
    present ? texts.present : '',
    kept ? texts.kept : '',
  ]

  function press(event: MouseEvent): void {
    // In a tab of its own it is a second look.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    uncoverMap()
    if (!present) return
    event.preventDefault()
    onPresent()
  }

  return (
    <a
      href={worldUrl(id)}
      aria-current={present ? 'page' : undefined}
      ref={present ? takeFocus : undefined}
      onClick={press}
      className="flex min-h-11 flex-wrap items-center gap-3 rounded-md p-2 hover:bg-raised aria-[current]:bg-raised"
      {...rovingStop}
    >
      {firstLand ? (
        <img
          src={assetUrl(`data/${id}/${firstLand}`)}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-md border border-line object-cover"
        />
      ) : (
        <span className="size-18 shrink-0 rounded-md border border-line bg-raised" />
      )}
      <span className="grid min-w-0 flex-[1_1_9rem] gap-1">
        <span className="font-display text-[length:min(1.25rem,8vw)]/7 wrap-anywhere">{title}</span>{' '}
        <span className="text-sm text-vellum-soft tabular-nums">{besideEachOther(facts)}</span>
        {found !== null && <TallyBar value={found} max={total} />}
      </span>
    </a>
  )
}

/** Of a list that has just come the keyboard is in the middle, not on the button that closes it. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true })
}
