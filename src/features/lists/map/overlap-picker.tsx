import { useLayoutEffect, useRef, useState } from 'react'
import { glyphSide } from '../../../world/world.ts'
import type { Marker } from '../../../world/marker.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLabel } from '../../progress/known-names.ts'
import { closeMenu, useMenu } from '../../card/open-menu.ts'
import { useOpened } from '../../card/opened.ts'
import { markerWithId, openedOnMap, openOnMap, typeWithId } from '../../card/quest-starts.ts'
import { useQuests } from '../../card/quests-store.ts'
import { useProgress } from '../../progress/progress.ts'
import { useViewport } from '../../viewport/viewport-store.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Drawing, Icon } from '../../../ui/icon.tsx'
import { placeBoxNextTo, buttonAreaCssPx } from '../../../geometry/free-area.ts'

const texts = laterMessages.overlap

export function OverlapPicker({ world }: { world: LoadedWorld }) {
  const list = useMenu('overlap')
  const selected = useOpened(openedOnMap)
  const box = useRef<HTMLDivElement>(null)
  const padding = useViewport((state) => state.padding)
  const [place, setPlace] = useState<readonly [left: number, top: number]>()
  useLayoutEffect(() => {
    const element = box.current
    const map = element?.offsetParent
    if (!list || !element || !map) return
    const { offsetWidth: width, offsetHeight: height } = element
    setPlace(
      placeBoxNextTo(list.pixel, [width, height], [map.clientWidth, map.clientHeight], padding),
    )
  }, [list, padding])
  if (!list) return null
  const { markers } = list
  return (
    <div
      ref={box}
      role="group"
      aria-label={texts.title(markers.length)}
      className="overlap-picker"
      style={{
        maxHeight: `min(19rem, calc(100% - ${buttonAreaCssPx + (padding.bottom ?? 0) + 16}px))`,
        ...(place && { left: `${place[0]}px`, top: `${place[1]}px` }),
      }}
    >
      <p aria-hidden="true" className="overlap-picker-title">
        {texts.title(markers.length)}
      </p>
      <ul>
        {inWorld(markers, world).map((marker) => (
          <li key={marker.id}>
            <OverlapRow world={world} marker={marker} current={marker.id === selected} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function inWorld(ids: readonly number[], { markersById }: LoadedWorld): readonly Marker[] {
  return ids.flatMap((id) => markerWithId(id, markersById) ?? [])
}

interface OverlapRowProps {
  readonly world: LoadedWorld
  readonly marker: Marker
  readonly current: boolean
}

function OverlapRow({ world, marker, current }: OverlapRowProps) {
  const type = typeWithId(marker.locationType, world.typesById)
  const label = useLabel(marker, type)
  const starts = useQuests((state) => state.starts)
  const isFound = useProgress(({ marks }) => marks.get(marker.id)?.discovered === true)
  const found = isFound || starts?.done.has(marker.id) === true
  return (
    <button
      type="button"
      aria-current={current || undefined}
      className="menu-item w-full text-left"
      onClick={() => {
        openOnMap(marker.id, 'pointer')
        closeMenu('overlap')
      }}
    >
      {type && (
        <Drawing
          side={glyphSide}
          shapes={world.glyphs[type.glyph] ?? starts?.glyphs[type.glyph] ?? []}
          className="overlap-picker-glyph"
          colour={type.colour}
        />
      )}
      <span className="first-letter:uppercase">{label}</span>
      {found && (
        <span className="ml-auto flex items-center">
          <Icon name="check" />
          <span className="sr-only">{texts.found}</span>
        </span>
      )}
    </button>
  )
}
