// Everything that following puts on the map. It is one chunk, loaded when following starts.
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { useState } from 'react'
import './live.css'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { feedParameter, applyFeed } from '../feed.ts'
import { followProgram } from '../following.ts'
import { resumeSavedSource } from '../saved-source.ts'
import { useLive } from '../live.ts'
import type { Marker } from '../../../world/marker.ts'
import { useLabel } from '../../progress/known-names.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { useToolOfClicks } from '../../viewport/tool-parts.tsx'
import { LiveDialog, liveNotice, OtherWorldLink } from './live-dialog.tsx'
import { ArrowLayer, TrailLayer } from './live-layers.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

const texts = toolMessages.live

export { resumeSavedSource }

/** Follows the player in a stream's overlay, `/embed?follow=1`, or in the small window. */
export function beginOverlay(world: LoadedWorld): void {
  // A world without the game's coordinates can't be followed, so show an ordinary embedded map.
  if (!world.origin) {
    delete document.documentElement.dataset['overlay']
    return
  }
  const feed = new URLSearchParams(window.location.search).get(feedParameter)
  // The map may be created again after a change of language; following goes on.
  if (useLive.getState().source) return
  if (feed === null) followProgram(world)
  else applyFeed(feed)
}

/** Shows the player's arrow and trail, centred while `isCentred` is set. @returns a function that removes everything */
export function showLive(
  engine: MapEngine,
  startsNear: boolean,
  prefersStillness: () => boolean,
): () => void {
  const trail = new TrailLayer()
  const arrow = new ArrowLayer()
  let shouldZoomIn = startsNear

  const update = () => {
    const {
      position,
      trail: walked,
      isCentred,
      signal,
      problem,
      hasMissedReading,
    } = useLive.getState()
    const animate = !prefersStillness()
    trail.show(walked)
    arrow.show(position, {
      isCurrent: signal === 'here' && problem === null && !hasMissedReading,
      animate,
    })
    if (!position) shouldZoomIn = startsNear
    else if (isCentred && engine.follow(position.coordinate, animate, shouldZoomIn)) {
      shouldZoomIn = false
    }
  }
  const stops = [
    engine.addLayer(trail.layer, 'land'),
    engine.addLayer(arrow.layer, 'top'),
    useLive.subscribe(update),
    // A flight, a zoom, or a panel or card that opens or closes moves the centre, so centre the player again.
    useViewport.subscribe(update),
    onLocaleChange(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** The bar on the map while a player is followed or a trail is shown, and the dialog. */
export function LiveOverlay({ world }: { world: LoadedWorld }) {
  const isOn = useLive(({ source, trail }) => source !== null || trail.length > 0)
  const dialog = useLive((state) => state.dialog)
  return (
    <>
      {isOn && <LiveBar world={world} />}
      {dialog && <LiveDialog world={world} {...dialog} />}
    </>
  )
}

function LiveBar({ world }: { world: LoadedWorld }) {
  const { left = 0, bottom = 0 } = useViewport((state) => state.padding)
  const isFollowed = useLive(({ source }) => source !== null)
  const centred = useLive((state) => state.isCentred)
  const notice = useLive(liveNotice)
  const near = useLive(({ nearMarkerId: id }) =>
    id === null ? undefined : world.markersById.get(id),
  )
  // An active tool shows its own messages in the same place, and the player is using it now.
  const isBusy = useToolOfClicks() !== undefined
  return (
    <section
      aria-label={texts.title}
      className="live-bar map-control"
      style={{ left: `calc(${left}px + 1rem)`, bottom: `calc(${bottom}px + 5rem)` }}
    >
      <div ref={rovingFocus} role="toolbar" aria-label={texts.title} className="flex">
        {isFollowed && (
          <IconButton
            {...rovingStop}
            label={texts.centre}
            aria-pressed={centred}
            className="aria-pressed:text-gold-bright"
            onClick={() => useLive.setState({ isCentred: !centred })}
          >
            <Icon name="crosshair" />
          </IconButton>
        )}
        <IconButton
          {...rovingStop}
          label={laterMessages.live.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            useLive.setState({ dialog: { returnTo: { current: currentTarget } } })
          }
        >
          <Icon name="settings" />
        </IconButton>
      </div>
      <p role="status" className="live-notice">
        {isBusy ? null : (notice ?? (near && <NearMarkerNotice marker={near} world={world} />))}
      </p>
      {!isBusy && <OtherWorldLink />}
      <NextTurn hidden={isBusy || !isFollowed} />
    </section>
  )
}

/** Shows the next step of the route. The visible text changes with each metre; screen readers get it once per step. */
function NextTurn({ hidden }: { readonly hidden: boolean }) {
  const guidance = useLive((state) => (hidden ? undefined : state.guidance))
  const words = guidance && (guidance.text ?? texts.offRoute)
  const [announced, setAnnounced] = useState({ key: guidance?.key, words })
  if (announced.key !== guidance?.key) setAnnounced({ key: guidance?.key, words })
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announced.words}
      </p>
      {guidance && (
        <div className="live-turn flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 pb-2 font-medium break-words">
          {/* Screen readers get the text above. */}
          <p aria-hidden="true">{words}</p>
          {guidance.rerouteFromHere && (
            <Button className="px-3" onClick={guidance.rerouteFromHere}>
              {texts.leadOn}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function NearMarkerNotice({
  marker,
  world,
}: {
  readonly marker: Marker
  readonly world: LoadedWorld
}) {
  return texts.near(useLabel(marker, world.typesById.get(marker.locationType)))
}
