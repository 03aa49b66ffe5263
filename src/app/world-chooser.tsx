import { failureOf, failureText, type Failure } from '../i18n/compose/failure.ts'
import { uncoverMap } from '../features/settings/settings.ts'
import { useEffect, useId, useState, type RefObject, type MouseEvent } from 'react'
import { localizeListedWorld, type ListedWorld } from '../world/worlds-file.ts'
import { joinFacts } from '../i18n/compose/first-sentences.ts'
import { useLocale } from '../i18n/language/use-locale.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { baseUrl, assetUrl } from '../platform/environment.ts'
import { savesData } from '../features/offline/offline.ts'
import { findCachedWorlds } from '../features/offline/cached-files.ts'
import { useFoundIn } from '../features/progress/found-in-world.ts'
import { loadWorlds, worldUrl } from '../features/worlds/other-worlds.ts'
import { startLandName } from '../world/start-pictures.ts'
import { pageWorld } from '../platform/page-world.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { rovingFocus, rovingStop } from '../ui/keys/focus.ts'
import { TallyBar } from '../ui/tally-bar.tsx'

const texts = laterMessages.worlds

interface WorldChooserProps {
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function WorldChooser({ returnTo, onClose }: WorldChooserProps) {
  const { worlds, state, load } = useWorlds()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      returnTo={returnTo}
      className="dialog-low"
    >
      {worlds ? (
        <WorldList worlds={worlds} onClose={onClose} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p role="status">
            {state === 'request' || state === 'fault'
              ? failureText(state, texts.failed)
              : texts.loading}
          </p>
          {state !== 'first' && <Button onClick={load}>{texts.retry}</Button>}
        </div>
      )}
    </Dialog>
  )
}

function WorldList({ worlds, onClose }: { worlds: readonly ListedWorld[]; onClose: () => void }) {
  const id = useId()
  const cached = useCachedWorlds()
  const language = useLocale()
  const called = worlds.map((world) => localizeListedWorld(world, language))
  useEffect(() => worlds.forEach(fetchStartLand), [worlds])
  return (
    <div ref={rovingFocus} className="grid gap-4">
      {[...groupedByGame(called)].map(([game, group], index) => (
        <section key={game} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`} className="mb-1 font-medium text-vellum-soft">
            {game}
          </h3>
          <ul className="-mx-2 grid gap-1">
            {group.map((world) => (
              <li key={world.id}>
                <WorldRow
                  world={world}
                  title={titleIn(group, world)}
                  cached={cached.includes(world.id)}
                  onPresent={onClose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useWorlds() {
  const [worlds, setWorlds] = useState<readonly ListedWorld[] | null>(null)
  const [state, setState] = useState<'first' | 'again' | Failure>('first')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    loadWorlds().then(
      (loaded) => current && setWorlds(loaded),
      (error: unknown) => current && setState(failureOf(error)),
    )
    return () => {
      current = false
    }
  }, [attempt])
  const load = () => {
    setState('again')
    setAttempt((count) => count + 1)
  }
  return { worlds, state, load }
}

function useCachedWorlds(): readonly string[] {
  const [cached, setCached] = useState<readonly string[]>([])
  useEffect(() => {
    let current = true
    findCachedWorlds(new URL(baseUrl.path, window.location.href).href).then(
      (found) => current && setCached(found),
      // If the caches can't be read, the rows say nothing about offline use.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return cached
}

/** Preloads the first picture of another world's page. The browser prefetches the page itself (`tools/headers.mjs`). */
function fetchStartLand({ id, startLand }: ListedWorld): void {
  // Respects the browser's data saving mode.
  if (!startLand || savesData() || id === pageWorld().id) return
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = assetUrl(startLand[startLandName()])
}

/** Groups worlds by game. The order is that of each game's first world; the home world comes first. */
function groupedByGame(worlds: readonly ListedWorld[]): ReadonlyMap<string, ListedWorld[]> {
  const groups = new Map<string, ListedWorld[]>()
  for (const world of worlds) {
    const group = groups.get(world.game)
    if (group) group.push(world)
    else groups.set(world.game, [world])
  }
  return groups
}

function titleIn(group: readonly ListedWorld[], { id, title }: ListedWorld): string {
  const alike = group.filter((other) => other.title === title)
  return alike.length > 1 ? texts.titleAndId(title, id) : title
}

interface WorldRowProps {
  readonly world: ListedWorld
  readonly title: string
  readonly cached: boolean
  /** Called when the player chooses the world that is already on screen. */
  readonly onPresent: () => void
}

function WorldRow({ world, title, cached, onPresent }: WorldRowProps) {
  const { id, total, firstLand } = world
  const found = useFoundIn(world)
  const present = id === pageWorld().id
  const facts = [
    found === null ? texts.places(total) : texts.found(found, total),
    present ? texts.present : '',
    cached ? texts.cached : '',
  ]

  function press(event: MouseEvent): void {
    // A modifier key opens the link in a new tab or window, so this page stays as it is.
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
      className="world-link flex min-h-11 flex-wrap items-center gap-3 rounded-md p-2 hover:bg-raised aria-[current]:bg-raised"
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
        <span className="text-sm text-vellum-soft tabular">{joinFacts(facts)}</span>
        {found !== null && <TallyBar value={found} max={total} />}
      </span>
    </a>
  )
}

/** Focuses the link in the list instead of the dialog's close button. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true })
}
