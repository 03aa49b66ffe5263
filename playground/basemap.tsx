import '../src/app/app.css'
import './playground.css'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { BasemapStyleName } from '../src/basemap/basemap-style.ts'
import { mapBoundsOf } from '../src/basemap/tiles/tile-grid.ts'
import { createClamp } from '../src/geometry/extent.ts'
import type { ListedWorld } from '../src/world/worlds-file.ts'
import { Button } from '../src/ui/button.tsx'
import { CopyButton } from '../src/ui/copy-button.tsx'
import { CheckBox } from '../src/ui/fields/check-box.tsx'
import { Choice } from '../src/ui/fields/choice.tsx'
import { Segments } from '../src/ui/fields/segments.tsx'
import { Spinner } from '../src/ui/spinner.tsx'
import { TallyBar } from '../src/ui/tally-bar.tsx'
import { readBasemapQuery, rounded, writeBasemapQuery, type BasemapQuery } from './basemap-query.ts'
import { LandBoard, type BoardTimes, type BoardView } from './land-board.ts'
import { loadLand, loadWorldList, type LoadedLand } from './load-land.ts'
import { watchMoves } from './move-view.ts'
import { NumberField } from './number-field.tsx'

/** Milliseconds between the last move and the change of the address. Browsers refuse too many changes. */
const addressDelay = 200

const styleTitles: Readonly<Record<BasemapStyleName, string>> = {
  parchment: 'Parchment',
  night: 'Night',
  plain: 'Plain',
}

function BasemapPage() {
  const [query, setQuery] = useState(() => readBasemapQuery(window.location.search))
  const [times, setTimes] = useState<BoardTimes>()
  const { worlds, land, failure } = useLand(query.world)
  const view = useMemo(() => land && viewOf(query, land), [query, land])
  const board = useRef<LandBoard>(null)
  useAddress(land && view ? { ...view, world: land.id } : query)

  const change = (part: Partial<BasemapQuery>) => setQuery((before) => ({ ...before, ...part }))
  return (
    <main className="basemap-page">
      <LandCanvas land={land} view={view} boardRef={board} onTimes={setTimes} onMove={change} />
      <div className="basemap-controls">
        <h1 className="playground-title">Basemap</h1>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {!land && failure === undefined && <Spinner label="Reading the land" />}
        {land && view && (
          <>
            <ViewFields {...{ worlds, land, view, change }} />
            <LayerList {...{ land, view, times, change }} />
            <div className="playground-row">
              <Button onClick={() => board.current?.repaint()}>Paint again</Button>
              <AddressButton query={{ ...view, world: land.id }} />
            </div>
            <Notes land={land} times={times} />
          </>
        )}
      </div>
    </main>
  )
}

interface LandState {
  readonly worlds: readonly ListedWorld[]
  /** `undefined` while loading. */
  readonly land: LoadedLand | undefined
  readonly failure: string | undefined
}

/** Loads the land of a world, or of the first world if the id is missing or unknown. */
function useLand(wanted: string | undefined): LandState {
  const [worlds, setWorlds] = useState<readonly ListedWorld[]>([])
  const [land, setLand] = useState<LoadedLand>()
  const [failure, setFailure] = useState<string>()
  const id = (worlds.find((world) => world.id === wanted) ?? worlds[0])?.id
  useEffect(() => {
    loadWorldList().then(setWorlds, (error: unknown) => setFailure(String(error)))
  }, [])
  useEffect(() => {
    if (id === undefined) return undefined
    let current = true
    loadLand(id).then(
      (loaded) => {
        if (!current) return
        setLand(loaded)
        setFailure(undefined)
      },
      (error: unknown) => current && setFailure(String(error)),
    )
    return () => {
      current = false
    }
  }, [id])
  return { worlds, land: land?.id === id ? land : undefined, failure }
}

/** Returns the view that a query asks for, within the bounds of the land. */
function viewOf(
  { centre, zoom, basemapStyle, without }: BasemapQuery,
  land: LoadedLand,
): BoardView {
  return {
    centre: createClamp(mapBoundsOf(land))(centre ?? land.startView.coordinates),
    zoom: land.scale.clampZoom(zoom ?? land.startView.zoom),
    basemapStyle,
    without,
  }
}

function useAddress(query: BasemapQuery): void {
  const search = writeBasemapQuery(query)
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(null, '', search), addressDelay)
    return () => clearTimeout(timer)
  }, [search])
}

interface LandCanvasProps {
  readonly land: LoadedLand | undefined
  readonly view: BoardView | undefined
  readonly boardRef: { current: LandBoard | null }
  readonly onTimes: (times: BoardTimes) => void
  readonly onMove: (part: Pick<BasemapQuery, 'centre' | 'zoom'>) => void
}

function LandCanvas({ land, view, boardRef, onTimes, onMove }: LandCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ land, view, onMove })
  useEffect(() => {
    latest.current = { land, view, onMove }
  })
  useEffect(() => {
    if (land && view) boardRef.current?.show(land, view)
  }, [land, view, boardRef])
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const made = new LandBoard(element, onTimes)
    boardRef.current = made
    const { land, view } = latest.current
    if (land && view) made.show(land, view)
    const observer = new ResizeObserver(() => made.resize())
    observer.observe(element)
    const stopWatching = watchMoves(element, {
      pan: (x, y) => move(0, x, y, 0, 0),
      zoom: (levels, x, y) => move(levels, 0, 0, x, y),
    })
    return () => {
      stopWatching()
      observer.disconnect()
      made.close()
    }

    /** @param levels zoom levels; the other numbers are CSS pixels, and the last two name the fixed point */
    function move(levels: number, x: number, y: number, fixedX: number, fixedY: number): void {
      const { land, view, onMove } = latest.current
      if (!land || !view) return
      const { scale } = land
      const zoom = scale.clampZoom(view.zoom + levels)
      const [before, after] = [scale.resolutionAt(view.zoom), scale.resolutionAt(zoom)]
      const next = {
        ...view,
        zoom,
        centre: createClamp(mapBoundsOf(land))([
          view.centre[0] - x * before + fixedX * (before - after),
          view.centre[1] + y * before - fixedY * (before - after),
        ]),
      }
      // Several events may arrive before the next render, so each starts from the view of the previous event.
      latest.current = { land, view: next, onMove }
      onMove({ centre: next.centre, zoom })
    }
  }, [boardRef, onTimes])
  return <canvas ref={canvas} className="basemap-canvas" data-basemap-style={view?.basemapStyle} />
}

interface PartProps {
  readonly land: LoadedLand
  readonly view: BoardView
  readonly change: (part: Partial<BasemapQuery>) => void
}

function ViewFields(props: PartProps & { readonly worlds: readonly ListedWorld[] }) {
  const { worlds, land, view, change } = props
  const [x, y] = view.centre
  const here = land.settlements.findIndex(
    ({ coordinate }) =>
      rounded(coordinate[0]) === rounded(x) && rounded(coordinate[1]) === rounded(y),
  )
  return (
    <div className="playground-fields">
      <Choice
        label="World"
        value={land.id}
        onChange={(world) => change({ world, centre: undefined, zoom: undefined })}
      >
        {worlds.map(({ id, title }) => (
          <option key={id} value={id}>
            {`${title} (${id})`}
          </option>
        ))}
      </Choice>
      <Choice
        label="Settlement"
        value={String(here)}
        onChange={(index) => change({ centre: land.settlements[Number(index)]?.coordinate })}
      >
        <option value="-1" disabled>
          Elsewhere
        </option>
        {land.settlements.map(({ name, coordinate }, index) => (
          <option key={coordinate.join()} value={index}>
            {name}
          </option>
        ))}
      </Choice>
      <div className="playground-numbers">
        <NumberField label="x" value={rounded(x)} onChange={(x) => change({ centre: [x, y] })} />
        <NumberField label="y" value={rounded(y)} onChange={(y) => change({ centre: [x, y] })} />
        <NumberField
          label="Zoom"
          value={rounded(view.zoom)}
          min={land.scale.zooms.min}
          max={land.scale.zooms.max}
          step={0.5}
          onChange={(zoom) => change({ zoom })}
        />
      </div>
      <Segments
        label="Style"
        choices={styleTitles}
        value={view.basemapStyle}
        onChange={(basemapStyle) => change({ basemapStyle })}
      />
    </div>
  )
}

function LayerList(props: PartProps & { readonly times: BoardTimes | undefined }) {
  const { land, view, times, change } = props
  const names = land.painter.layers.map(({ name }) => name)
  const layerTimes = names.map((name) => times?.times.get(name) ?? 0)
  const [most, total] = [Math.max(...layerTimes), layerTimes.reduce((sum, time) => sum + time, 0)]
  const painted = times ? times.tiles - times.missing : 0
  return (
    <section className="layer-list" aria-label="Layers">
      <div className="playground-row">
        <h2 className="playground-heading">Layers</h2>
        <Button appearance="quiet" onClick={() => change({ without: [] })}>
          All
        </Button>
        <Button appearance="quiet" onClick={() => change({ without: names })}>
          None
        </Button>
      </div>
      <table className="layer-table">
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">ms</th>
            <th scope="col">ms a tile</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <th scope="row">
                <CheckBox
                  checked={!view.without.includes(name)}
                  onChange={(on) =>
                    change({
                      without: on
                        ? view.without.filter((other) => other !== name)
                        : [...view.without, name],
                    })
                  }
                >
                  {name}
                </CheckBox>
              </th>
              <Time time={times?.times.get(name)} painted={painted}>
                <TallyBar value={layerTimes[index] ?? 0} max={most} />
              </Time>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All that are shown</th>
            <Time time={painted > 0 ? total : undefined} painted={painted} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Renders two table cells. `time` is in milliseconds, or `undefined` for a layer that is left out. */
function Time(props: {
  readonly time: number | undefined
  readonly painted: number
  readonly children?: ReactNode
}) {
  const { time, painted, children } = props
  return (
    <>
      <td>
        {time === undefined ? '–' : time.toFixed(1)}
        {children}
      </td>
      <td>{time === undefined ? '–' : (time / painted).toFixed(2)}</td>
    </>
  )
}

function AddressButton({ query }: { readonly query: BasemapQuery }) {
  const { origin, pathname } = window.location
  return (
    <CopyButton
      text={`${origin}${pathname}${writeBasemapQuery(query)}`}
      label="Copy this view's address"
      copiedLabel="Copied"
      refusedLabel="Copy it from here:"
      className="button button-secondary"
    >
      Copy address
    </CopyButton>
  )
}

function Notes({
  land,
  times,
}: {
  readonly land: LoadedLand
  readonly times?: BoardTimes | undefined
}) {
  return (
    <div className="playground-notes">
      <p data-testid="painted">
        {times &&
          `${times.tiles - times.missing} of ${times.tiles} tiles in view are painted, at level ${times.level}, ${times.side} device pixels wide each.`}
      </p>
      <p>
        {`The geography took ${land.readTime.toFixed(0)} ms to read, and its layers ${land.makeTime.toFixed(0)} ms to make.`}
      </p>
      <p>
        Times are those of the tiles in view, on the page’s own thread, with the pixels finished
        after each layer. A first painting also draws the symbols that later tiles share: “Paint
        again” shows the times without that.
      </p>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<BasemapPage />)
