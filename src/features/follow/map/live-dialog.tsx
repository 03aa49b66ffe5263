import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { formatCoordinate } from '../../../geometry/coordinates.ts'
import { gpxFileName, gpxType, toGpx } from '../../../world/gpx.ts'
import { localizeListedWorld } from '../../../world/worlds-file.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { downloadFile, type DownloadOutcome } from '../../progress/ui/download-file.ts'
import { notifyDownload } from '../../progress/ui/notify-download.ts'
import { canReadAppended, chooseLog, openStoredLog } from '../log-source.ts'
import {
  readPositionNow,
  clearTrail,
  followLog,
  followProgram,
  stopFollowing,
} from '../following.ts'
import { saveSourceForWorld } from '../saved-source.ts'
import { useLive, type LiveProblem } from '../live.ts'
import { readProgramAddress } from '../model/program-address.ts'
import { defaultProgramAddress } from '../program-source.ts'
import { canKeepAwake } from '../screen-awake.ts'
import { hasSpeech, hasVoice, onVoicesChange } from '../speech.ts'
import { uncoverMap, useSettings } from '../../settings/settings.ts'
import { useSwitch } from '../../settings/use-switch.ts'
import { mapToFocus } from '../../viewport/map-view.ts'
import { worldUrl } from '../../worlds/other-worlds.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button, inOwnElement } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FileInput } from '../../../ui/fields/file-input.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { canOpenSmallWindow, closeSmallWindow, openSmallWindow } from './small-window.ts'

const texts = toolMessages.live

interface LiveDialogProps {
  readonly world: LoadedWorld
  readonly returnTo?: { readonly current: HTMLElement | null }
}

export function LiveDialog({ world, returnTo }: LiveDialogProps) {
  const [returnRef] = useState(() => focusTarget(returnTo?.current))
  const visits = useSwitch('visitPassed')
  const finds = useSwitch('findPassed')
  const alert = useSwitch('nearAlert')
  const awake = useSwitch('keepAwake')
  const hasTrail = useLive(({ trail }) => trail.length > 0)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) useLive.setState({ dialog: null })
      }}
      title={texts.title}
      closeLabel={texts.close}
      returnTo={returnRef}
    >
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <FollowStatus />
      <LogSource world={world} />
      <ProgramSource world={world} />
      <div className="grid gap-1">
        <Switch label={texts.visits} {...visits} />
        <Switch label={texts.finds} {...finds} />
        <Switch label={texts.alert} {...alert} />
        <SpokenTurnsSwitch />
        <Switch label={texts.awake} {...awake} />
        <ScreenAwakeSwitch />
      </div>
      {hasTrail && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button onClick={() => notifyDownload(exportTrail(world))}>{texts.exportTrail}</Button>
          <Button onClick={clearTrail}>{texts.clear}</Button>
        </div>
      )}
      <ModHelp />
    </Dialog>
  )
}

function focusTarget(opener: HTMLElement | null | undefined) {
  return {
    get current() {
      return opener?.isConnected ? opener : mapToFocus()
    },
  }
}

function ModHelp() {
  return (
    <section className="grid gap-1 text-sm text-vellum-soft">
      <p>{texts.mod}</p>
      <details>
        <summary className="min-h-11 py-2.5 hover:text-gold-bright">{texts.help.title}</summary>
        <div className="grid gap-2">
          <p>{texts.help.log}</p>
          <Code text="[LIVEMAP] 2351.20 2437.85 41.3 0.71 0.70" />
          <p>{texts.help.numbers}</p>
          <p>{texts.help.program}</p>
          <Code
            text={`${defaultProgramAddress}/position\n{"x":2351.2,"y":2437.85,"dx":0.71,"dy":0.7}`}
          />
          <p>{texts.help.allow}</p>
          <Code text={`Access-Control-Allow-Origin: ${window.location.origin}`} />
        </div>
      </details>
    </section>
  )
}

function Code({ text }: { readonly text: string }) {
  return (
    <pre
      translate="no"
      dir="ltr"
      className="rounded-md border border-line bg-ink p-2 text-vellum break-words whitespace-pre-wrap"
    >
      <code>{text}</code>
    </pre>
  )
}

function FollowStatus() {
  const source = useLive((state) => state.source)
  const problem = useLive((state) => state.problem)
  const position = useLive((state) => state.position)
  const notice = useLive(liveNotice)
  if (!source) return null
  return (
    <section className="grid gap-2 rounded-md border border-line bg-raised p-3">
      <p role="status" className="empty:-mb-2">
        {notice}
      </p>
      {position && !notice && (
        <p className="tabular">{texts.place(formatCoordinate(position.coordinate))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {isProgramProblem(problem) && <Button onClick={readPositionNow}>{texts.askAgain}</Button>}
        <OtherWorldLink />
        <Button onClick={stopFollowing}>{texts.stop}</Button>
      </div>
      <SmallWindow />
    </section>
  )
}

/** True if asking the program again may solve the problem. */
function isProgramProblem(problem: LiveProblem | null): boolean {
  return problem !== null && ['noAnswer', 'badAnswer', 'forbidden', 'mixed'].includes(problem)
}

function SmallWindow() {
  const open = useLive(({ isSmallWindowOpen: small }) => small === true)
  const [refused, setRefused] = useState(false)
  if (!canOpenSmallWindow()) return <p className="text-sm text-vellum-soft">{texts.smallLacking}</p>
  return (
    <>
      <p className="text-sm text-vellum-soft">{texts.smallHint}</p>
      <Button
        onClick={() => {
          setRefused(false)
          if (open) closeSmallWindow()
          else openSmallWindow().catch(() => setRefused(true))
        }}
      >
        {open ? texts.smallClose : texts.small}
      </Button>
      {refused && <p role="alert">{texts.smallRefused}</p>}
    </>
  )
}

/** Links to the map of the world in which the player is. That page continues following. */
export function OtherWorldLink() {
  const elsewhere = useLive((state) => (state.problem === 'elsewhere' ? state.elsewhere : null))
  if (!elsewhere) return null
  const { id } = elsewhere

  async function go(event: MouseEvent): Promise<void> {
    // With a modifier key the link opens in another tab, and following stays here.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    uncoverMap()
    await saveSourceForWorld(id)
    window.location.assign(worldUrl(id))
  }

  return (
    <a href={worldUrl(id)} className="button button-primary" onClick={(event) => void go(event)}>
      {inOwnElement(texts.goThere)}
    </a>
  )
}

function ProgramSource({ world }: { world: LoadedWorld }) {
  const isActive = useLive(({ source }) => source === 'program')
  const given = useSettings((state) => state.programAddress)
  const [text, setText] = useState(given)
  const [isInvalid, setIsInvalid] = useState(false)
  const id = useId()
  const host = new URL(readProgramAddress(given) ?? defaultProgramAddress).host

  function connect(): void {
    const address = text.trim() === '' ? '' : readProgramAddress(text)
    setIsInvalid(address === undefined)
    if (address === undefined) return
    setText(address)
    useSettings.setState({ programAddress: address })
    followProgram(world)
  }

  return (
    <Source title={texts.program} hint={texts.programHint(host)}>
      <Form noValidate className="grid gap-2" onSubmit={connect}>
        <label htmlFor={id}>{texts.address}</label>
        <input
          id={id}
          type="url"
          dir="ltr"
          value={text}
          placeholder={defaultProgramAddress}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-wrong` : undefined}
          className="h-11 w-full min-w-0 rounded-md border border-line bg-ink px-3 placeholder:text-vellum-soft focus:border-gold-bright"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {isInvalid && (
          <p id={`${id}-wrong`} role="alert">
            {texts.addressWrong}
          </p>
        )}
        {(!isActive || text !== given) && <Button type="submit">{texts.ask}</Button>}
      </Form>
    </Source>
  )
}

function LogSource({ world }: { world: LoadedWorld }) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)

  async function choose(): Promise<void> {
    setRefused(false)
    try {
      const log = await chooseLog()
      if (log) followLog(world, log)
    } catch {
      setRefused(true)
    }
  }

  return (
    <Source title={texts.file} hint={canReadAppended() ? texts.fileHint : texts.fileOnce}>
      <FileInput
        ref={input}
        data-testid="log-input"
        onChoose={([file]) => {
          if (file) followLog(world, openStoredLog(file))
        }}
      />
      <Button onClick={() => (canReadAppended() ? void choose() : input.current?.click())}>
        {texts.choose}
      </Button>
      {refused && <p role="alert">{texts.refused}</p>}
    </Source>
  )
}

interface SourceProps {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

function Source({ title, hint, children }: SourceProps) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-vellum-soft">{hint}</p>
      {children}
    </section>
  )
}

/** Switches speech for a route's turns. Needs a voice of the page's language, so that players understand it. */
function SpokenTurnsSwitch() {
  const aloud = useSwitch('turnsAloud')
  const isVoiceAvailable = useSyncExternalStore(onVoicesChange, hasVoice)
  return (
    <>
      <fieldset role="presentation" disabled={!isVoiceAvailable} className="live-choice">
        <Switch label={texts.aloud} {...aloud} checked={isVoiceAvailable && aloud.checked} />
      </fieldset>
      {!isVoiceAvailable && (
        <p className="text-sm text-vellum-soft">
          {hasSpeech() ? texts.voiceLacking : texts.voiceUnable}
        </p>
      )}
    </>
  )
}

function ScreenAwakeSwitch() {
  const awake = useLive((state) => state.awake)
  const isUnsupported = !canKeepAwake()
  if (!isUnsupported && awake !== 'refused') return null
  return (
    <p role="status" className="text-sm text-vellum-soft">
      {isUnsupported ? texts.awakeLacking : texts.awakeRefused}
    </p>
  )
}

export function liveNotice(live: ReturnType<typeof useLive.getState>): string | null {
  const { source, sourceName, signal, problem, elsewhere } = live
  if (!source) return null
  switch (problem) {
    case null:
      if (signal === 'waiting') return texts.waiting[source]
      return signal === 'here' ? null : texts[signal]
    case 'noLines':
    case 'badLines':
    case 'unreadable':
    case 'noAnswer':
    case 'badAnswer':
    case 'forbidden':
    case 'mixed':
      return texts.problems[problem](sourceName)
    case 'elsewhere':
      return (
        elsewhere && texts.problems[problem](localizeListedWorld(elsewhere, currentLocale()).title)
      )
    case 'outside':
    case 'unmapped':
      return texts.problems[problem]
  }
}

/** Downloads the trail as GPX, in the game's metres. */
function exportTrail(world: LoadedWorld): DownloadOutcome {
  const { trail } = useLive.getState()
  const text = toGpx({ name: texts.trail, lines: trail }, world)
  return downloadFile(gpxFileName(pageWorld().id, 'trail', Date.now()), text, gpxType)
}
