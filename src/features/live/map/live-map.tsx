// All that following the game puts on the map, loaded as one when it is first asked for.
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { useState } from 'react'
import './live.css'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { feedParameter, takeFeed } from '../feed.ts'
import { followProgram } from '../following.ts'
import { takeContinued } from '../continued.ts'
import { useLive } from '../live.ts'
import { useRestingPosition } from '../../viewport/last-position.ts'
import { useViewportPadding } from '../../viewport/viewport-padding.ts'
import type { Marker } from '../../../world/marker.ts'
import { useLabel } from '../../progress/known-names.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { useToolOfClicks } from '../../map-tools/tool-parts.tsx'
import { LiveDialog, liveNotice, LinkThere } from './live-dialog.tsx'
import { ArrowLayer, TrailLayer } from './live-layers.ts'

const texts = toolMessages.live

export { takeContinued }

/** The map for a stream's overlay, `/embed?follow=1`, and in a small window: it goes with the player. That nothing lies over it, the styles see to from the first frame on. */
export function beginOverlay(world: LoadedWorld): void {
  // Where nobody can be followed, it is a small map like any other.
  if (!world.origin) {
    delete document.documentElement.dataset['overlay']
    return
  }
  const feed = new URLSearchParams(window.location.search).get(feedParameter)
  // The map may be made anew, with other names.
  if (useLive.getState().source) return
  if (feed === null) followProgram(world)
  else takeFeed(feed)
}

/**
 * Keeps the player's arrow and trail on the map, and the player in its middle for as long as they want that.
 *
 * @param near whether the map comes closer to the player at first
 * @returns what takes all of it away
 */
export function showLive(
  engine: MapEngine,
  near: boolean,
  prefersStillness: () => boolean,
): () => void {
  const trail = new TrailLayer()
  const arrow = new ArrowLayer()
  let comesCloser = near

  const update = () => {
    const { position, trail: walked, centred, hears, problem, missed } = useLive.getState()
    const animate = !prefersStillness()
    trail.show(walked)
    arrow.show(position, { fresh: hears === 'here' && problem === null && !missed, animate })
    if (!position) comesCloser = near
    else if (centred && engine.follow(position.coordinate, animate, comesCloser)) {
      comesCloser = false
    }
  }
  const stops = [
    engine.addLayer(trail.layer, 'land'),
    engine.addLayer(arrow.layer, 'top'),
    useLive.subscribe(update),
    // After a flight or a zoom, and where something else covers the map, the middle is elsewhere.
    useRestingPosition.subscribe(update),
    useViewportPadding.subscribe(update),
    onLocaleChange(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** What lies over the map while somebody is followed, or their trail is on it, and the dialog about it. */
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

/** Above the scale, beside whatever covers the map. */
function LiveBar({ world }: { world: LoadedWorld }) {
  const { left = 0, bottom = 0 } = useViewportPadding((state) => state.padding)
  const isFollowed = useLive(({ source }) => source !== null)
  const centred = useLive((state) => state.centred)
  const notice = useLive(liveNotice)
  const near = useLive(({ near: id }) => (id === null ? undefined : world.markersById.get(id)))
  // What is measured is told there too, and asked for now.
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
            onClick={() => useLive.setState({ centred: !centred })}
          >
            <Icon name="crosshair" />
          </IconButton>
        )}
        <IconButton
          {...rovingStop}
          label={texts.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            useLive.setState({ dialog: { returnTo: { current: currentTarget } } })
          }
        >
          <Icon name="settings" />
        </IconButton>
      </div>
      <p role="status" className="live-notice">
        {isBusy ? null : (notice ?? (near && <Near marker={near} world={world} />))}
      </p>
      {!isBusy && <LinkThere />}
      <NextTurn hidden={isBusy || !isFollowed} />
    </section>
  )
}

/** What to do next on the route. Seen as it changes with each metre, and told to who cannot see it once a step. */
function NextTurn({ hidden }: { readonly hidden: boolean }) {
  const guidance = useLive((state) => (hidden ? undefined : state.guidance))
  const words = guidance && (guidance.words ?? texts.offRoute)
  const [told, setTold] = useState({ key: guidance?.key, words })
  if (told.key !== guidance?.key) setTold({ key: guidance?.key, words })
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {told.words}
      </p>
      {guidance && (
        <div className="live-turn flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 pb-2 font-medium break-words">
          {/* Told above. */}
          <p aria-hidden="true">{words}</p>
          {guidance.leadOn && (
            <Button className="px-3" onClick={guidance.leadOn}>
              {texts.leadOn}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Near({ marker, world }: { readonly marker: Marker; readonly world: LoadedWorld }) {
  return texts.near(useLabel(marker, world.typesById.get(marker.locationType)))
}
