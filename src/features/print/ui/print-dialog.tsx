import { useEffect, useRef, useState, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { currentDevice, isInsideApp } from '../../../platform/device.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { capitalised, yieldLabel } from '../../../world/marker-label.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import type { Pin } from '../../../records/pin.ts'
import { isInExtent, type Extent } from '../../../geometry/extent.ts'
import { scaleBar } from '../../../geometry/fit-extent.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import {
  joinFacts,
  distanceWords,
  joinList,
  whereWords,
  pinLabel,
} from '../../../i18n/compose/first-sentences.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { useLabel } from '../../progress/known-names.ts'
import { useExtentInWindow, useMarkersInWindow } from '../../filters/markers-in-view.ts'
import { useShownPins } from '../../filters/shown-pins.ts'
import { posterChunk } from '../poster-chunk.ts'
import { useProgress } from '../../progress/progress.ts'
import { nameAt } from '../../routes/stops.ts'
import { Glyph } from '../../worlds/ui/glyph.tsx'
import { useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { PinPicture } from '../../pins/ui/pin-picture.tsx'
import { useStops, useRouteSteps } from '../../routes/ui/use-stops.ts'
import './print-view.css'

const texts = toolMessages.poster

interface PrintDialogProps {
  readonly world: LoadedWorld
  /** The view with all its places (default), or the planned route with its stops. */
  readonly of?: PrintContent
  readonly returnTo: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Previews and prints the view. If it can't be drawn or shown, prints only the list. */
export function PrintDialog({ world, of = 'view', returnTo, onClose }: PrintDialogProps) {
  // A player who has found places most likely wants to print those still to find.
  const [part, setPart] = useState<Part>(() =>
    of === 'view' && useProgress.getState().discoveredMarkers.length > 0 ? 'left' : 'all',
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.print.title}
      closeLabel={texts.close}
      returnTo={returnTo}
    >
      {of === 'view' && (
        <Segments
          label={texts.print.what}
          choices={texts.print.parts}
          value={part}
          onChange={setPart}
        />
      )}
      <Printing key={part} world={world} of={of} left={part === 'left'} onClose={onClose} />
    </Dialog>
  )
}

/** All places in view, or those still to find. */
type Part = 'all' | 'left'

interface PrintingProps extends Pick<PrintDialogProps, 'world' | 'onClose'> {
  readonly of: PrintContent
  readonly left: boolean
}

function Printing({ world, of, left, onClose }: PrintingProps) {
  const { share, picture, trouble, lose, retry } = usePicture(world, left)
  const [ready, setReady] = useState(false)
  const [asked, setAsked] = useState<'printed' | 'refused'>()
  const hasAsked = useRef(false)
  const done = useRef(onClose)
  useEffect(() => {
    done.current = onClose
  })
  useEffect(() => {
    const close = () => hasAsked.current && done.current()
    window.addEventListener('afterprint', close)
    return () => window.removeEventListener('afterprint', close)
  }, [])
  const print = () => {
    hasAsked.current = true
    setAsked(askBrowserToPrint() ? 'printed' : 'refused')
  }
  if (picture === null) {
    return (
      <ProgressBar
        label={texts.drawn(Math.floor(share * 100))}
        share={share}
        cancel={{ label: texts.stop, run: onClose }}
      />
    )
  }
  const notice = trouble ?? (asked === 'printed' && 'ready')
  return (
    <>
      {picture !== '' && (
        <img
          src={picture}
          alt={texts.preview}
          className="mx-auto max-h-[32dvh] max-w-full rounded-md border border-line"
        />
      )}
      {notice && asked !== 'refused' && <p role="status">{texts.print[notice]}</p>}
      {asked === 'refused' && <p role="alert">{texts.print.refused}</p>}
      {(trouble === 'failed' || trouble === 'falsified') && (
        <Button
          onClick={() => {
            setReady(false)
            retry()
          }}
        >
          {laterMessages.routes.retry}
        </Button>
      )}
      <Button appearance="primary" disabled={!ready} onClick={print}>
        <Icon name="print" />
        {asked ? texts.print.again : texts.print.now}
      </Button>
      <PrintView
        of={of}
        left={left}
        picture={picture}
        onPictureLoaded={() => setReady(true)}
        onPictureFailed={lose}
      />
    </>
  )
}

/** Opens the print dialog. Returns false in browsers inside other apps, which lack `print`, throw or ignore it. */
function askBrowserToPrint(): boolean {
  if (isInsideApp(currentDevice())) return false
  try {
    window.print()
    return true
  } catch {
    return false
  }
}

/** `lacking`: the browser can't draw at all. `falsified`: the browser would change the drawn pixels. */
type Trouble = 'lacking' | 'failed' | 'falsified'

/** Draws the picture and returns its object URL: `null` while drawing, empty if it can't be drawn. */
function usePicture(world: LoadedWorld, left: boolean) {
  const [share, setShare] = useState(0)
  const [picture, setPicture] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attempt, setAttempt] = useState(0)
  const goWithout = (why: Trouble) => {
    setTrouble(why)
    setPicture('')
  }
  const fail = (reason: unknown) => {
    console.warn(reason)
    goWithout(reason instanceof FalsifiedCanvasError ? 'falsified' : 'failed')
  }
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    async function draw(): Promise<void> {
      const chunk = await posterChunk.get()?.()
      if (chunk && !chunk.canDraw()) {
        goWithout('lacking')
        return
      }
      const file = await chunk?.pictureOfView(world, setShare, stop.signal, left)
      if (stop.signal.aborted) return
      if (!file) throw new Error('There is no map to print.')
      address = URL.createObjectURL(file)
      setPicture(address)
    }
    draw().catch((reason: unknown) => {
      if (!stop.signal.aborted) fail(reason)
    })
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [world, left, attempt])
  return {
    share,
    picture,
    trouble,
    lose: () => fail(new Error('The picture of the view cannot be shown.')),
    retry: () => {
      setTrouble(null)
      setShare(0)
      setPicture(null)
      setAttempt(attempt + 1)
    },
  }
}

type PrintContent = 'view' | 'route'

interface PrintViewProps {
  readonly of: PrintContent
  readonly left: boolean
  /** URL of the picture of the view, or an empty string. */
  readonly picture: string
  readonly onPictureLoaded: () => void
  readonly onPictureFailed: () => void
}

function PrintView({ of, left, picture, onPictureLoaded, onPictureFailed }: PrintViewProps) {
  const world = useWorld()
  const ready = useEffectEvent(onPictureLoaded)
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset['printed'] = 'view'
    return () => {
      delete dataset['printed']
    }
  }, [])
  useEffect(() => {
    if (picture === '') ready()
  }, [picture])
  return createPortal(
    <article className="print-view">
      <h1>{messages.app.title(world.game)}</h1>
      {picture !== '' && (
        <>
          <Picture
            address={picture}
            numbered={of === 'view'}
            left={left}
            onReady={onPictureLoaded}
            onLost={onPictureFailed}
          />
          <Legend left={left} />
        </>
      )}
      <PrintedStops />
      {of === 'route' ? <PrintedSteps /> : <PrintedView left={left} />}
    </article>,
    document.body,
  )
}

interface PictureProps {
  readonly address: string
  readonly numbered: boolean
  readonly left: boolean
  readonly onReady: () => void
  readonly onLost: () => void
}

/** The picture with the numbers that its places have in the list. */
function Picture({ address, numbered, left, onReady, onLost }: PictureProps) {
  const world = useWorld()
  const places = useNumberedPlaces(world, left)
  const [extent, setExtent] = useState<Extent>()
  useEffect(() => {
    // Loaded already, as the picture is drawn.
    void posterChunk
      .get()?.()
      .then(({ extentOfView }) => setExtent(extentOfView(world)))
  }, [world])
  const [minX, minY, maxX, maxY] = extent ?? [0, 0, 1, 1]
  const ratio = (maxX - minX) / (maxY - minY)
  return (
    <div
      className="print-picture"
      style={extent && { aspectRatio: ratio, width: `min(100%, ${18 * ratio}cm)` }}
    >
      <img src={address} alt="" onLoad={onReady} onError={onLost} />
      {numbered &&
        extent &&
        places.map(({ marker: { id, coordinate }, number }) => (
          <b
            key={id}
            style={{
              left: `${((coordinate[0] - minX) / (maxX - minX)) * 100}%`,
              top: `${((maxY - coordinate[1]) / (maxY - minY)) * 100}%`,
            }}
          >
            {number}
          </b>
        ))}
      {extent && <Scale widthUnits={maxX - minX} />}
    </div>
  )
}

const maxScaleBarShare = 0.25

function Scale({ widthUnits }: { readonly widthUnits: number }) {
  const { metresPerUnit } = useWorld()
  const bar = scaleBar(widthUnits, metresPerUnit, maxScaleBarShare)
  if (!bar) return null
  return (
    <span className="print-scale" style={{ width: `${bar.width * 100}%` }}>
      {distanceWords(bar.metres)}
    </span>
  )
}

function Legend({ left }: { readonly left: boolean }) {
  const world = useWorld()
  const places = useNumberedPlaces(world, left)
  const kinds = world.types.filter(({ id }) =>
    places.some(({ marker }) => marker.locationType === id),
  )
  if (kinds.length === 0) return null
  return (
    <section>
      <h2>{texts.print.legend}</h2>
      <ul className="print-legend">
        {kinds.map((type) => (
          <li key={type.id}>
            <Glyph type={type} className="print-glyph" /> <span>{type.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NumberedPlace {
  readonly marker: Marker
  /** Counts from 1, in the order of the list. */
  readonly number: number
}

/** Returns the places in view, or those still to find, in the order of their types. */
function useNumberedPlaces(world: LoadedWorld, left: boolean): readonly NumberedPlace[] {
  const markers = useMarkersInWindow(world)
  const marks = useProgress((state) => state.marks)
  const order = new Map(world.types.map(({ id }, at) => [id, at]))
  const rank = ({ locationType }: Marker) => order.get(locationType) ?? order.size
  return markers
    .filter(({ id }) => !left || marks.get(id)?.discovered !== true)
    .sort((one, other) => rank(one) - rank(other))
    .map((marker, at) => ({ marker, number: at + 1 }))
}

function PrintedStops() {
  const world = useWorld()
  const stops = useStops()
  if (stops.length < 2) return null
  return (
    <section>
      <h2>{laterMessages.routes.stops.title}</h2>
      <ol>
        {stops.map(({ key, coordinate, done }, at) => (
          <li key={key}>
            <Box ticked={done} />
            <span>{laterMessages.routes.stops.stop(at + 1, nameAt(coordinate, world))}</span>
            <Where marker={{ coordinate }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PrintedSteps() {
  const steps = useRouteSteps()
  return (
    <section>
      <h2>{laterMessages.routes.directions}</h2>
      <ol>
        {steps.map(({ words }, at) => (
          <li key={at}>{words}</li>
        ))}
      </ol>
    </section>
  )
}

function PrintedView({ left }: { readonly left: boolean }) {
  const world = useWorld()
  const places = useNumberedPlaces(world, left)
  const pins = usePinsInWindow(world)
  return (
    <>
      {pins.length > 0 && (
        <section>
          <h2>{laterMessages.pins.pinsList}</h2>
          <ul>
            {pins.map((pin) => (
              <li key={pin.id}>
                <PinPicture pin={pin} className="inline-block size-4" />
                <span>{` ${pinLabel(pin.title)} `}</span>
                <Where marker={{ coordinate: [pin.x, pin.y] }} />
                {pin.note && <small className="whitespace-pre-wrap">{pin.note}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-2">
        {joinFacts([left && texts.print.parts.left, texts.print.places(places.length)])}
      </p>
      {world.types.map((type) => (
        <PlacesOfType
          key={type.id}
          type={type}
          places={places.filter(({ marker }) => marker.locationType === type.id)}
        />
      ))}
    </>
  )
}

function usePinsInWindow(world: LoadedWorld): readonly Pin[] {
  const extent = useExtentInWindow(world)
  const pins = useShownPins()
  if (!extent) return []
  return pins.filter(({ x, y }) => isInExtent([x, y], extent)).sort((one, other) => other.y - one.y)
}

interface PlacesOfTypeProps {
  readonly type: MarkerType
  readonly places: readonly NumberedPlace[]
}

function PlacesOfType({ type, places }: PlacesOfTypeProps) {
  const marks = useProgress((state) => state.marks)
  const isFound = ({ id }: Marker) => marks.get(id)?.discovered === true
  const found = places.filter(({ marker }) => isFound(marker)).length
  if (places.length === 0) return null
  return (
    <section>
      <h2>
        <span>{`${type.title} `}</span>
        <small>{messages.filters.tallyLabel(found, places.length)}</small>
      </h2>
      <ul>
        {places.map(({ marker, number }) => (
          <li key={marker.id}>
            <Box ticked={isFound(marker)} />
            <b>{number}</b> <Place marker={marker} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ marker, type }: { readonly marker: Marker; readonly type: MarkerType }) {
  const world = useWorld()
  const label = capitalised(useLabel(marker, type), currentLocale())
  const note = joinFacts([
    marker.description,
    joinList(marker.yields?.map((entry) => yieldLabel(entry, world)) ?? []),
  ])
  return (
    <>
      <span>{`${label} `}</span>
      <Where marker={marker} />
      {note && <small>{note}</small>}
    </>
  )
}

function Where({ marker: { coordinate } }: { readonly marker: Pick<Marker, 'coordinate'> }) {
  const where = findWhereabouts(coordinate, useWorld())
  return where && <small>{whereWords(where)}</small>
}

function Box({ ticked }: { readonly ticked: boolean }) {
  return <span className="print-box" data-ticked={ticked || undefined} />
}
