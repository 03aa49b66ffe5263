import { useEffect, useId, useRef, useState } from 'react'
import { basemapStyleNames, type BasemapStyleName } from '../../../basemap/basemap-style.ts'
import { isFailedRequest } from '../../../platform/failed-request.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { effectiveBasemapStyle } from '../../start-view/effective-basemap-style.ts'
import { downloadFile, type DownloadOutcome } from '../../progress/ui/download-file.ts'
import type { PosterDialogProps } from '../poster-chunk.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { landWords } from '../../start-view/warm-land.ts'
import { canDraw, drawPoster } from './draw-poster.ts'
import { screenSize } from './known-screens.ts'
import {
  isWallpaperSize,
  paperDotsPerInch,
  papers,
  planView,
  planWallpaper,
  planWhole,
  stripsOf,
  wallpaperBounds,
  type PosterPlan,
  type PosterSize,
} from './poster-plan.ts'
import { viewOnScreen, contents, hasRoute, signsFor, type PosterContent } from './signs.ts'

const texts = toolMessages.poster

const sizes = ['a4', 'a3', 'a2', 'wallpaper'] as const
type SizeName = (typeof sizes)[number]
type Part = 'whole' | 'view'

interface Wish {
  readonly size: SizeName
  readonly turned: 'portrait' | 'landscape'
  /** Texts as typed by the player. */
  readonly width: string
  readonly height: string
  readonly basemapStyle: BasemapStyleName
  readonly content: PosterContent
  readonly part: Part
}

export function PosterDialog({ world, returnTo, onClose }: PosterDialogProps) {
  const [wallpaperSize, setWish] = useState(firstWish)
  const { share, notice, make, stop } = useDrawing(world)
  const change = (changed: Partial<Wish>) => setWish({ ...wallpaperSize, ...changed })
  const size = sizeOf(wallpaperSize)
  const fits = isWallpaperSize(size)
  const drawing = share !== null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      returnTo={returnTo}
    >
      <p className="text-sm text-vellum-soft">{texts.intro}</p>
      <WishFields wish={wallpaperSize} change={change} disabled={drawing} />
      {!fits && <p role="alert">{texts.outOfBounds(wallpaperBounds.min, wallpaperBounds.max)}</p>}
      {drawing ? (
        <ProgressBar
          label={texts.drawn(Math.floor(share * 100))}
          share={share}
          cancel={{ label: texts.stop, run: stop }}
        />
      ) : (
        <Button
          appearance="primary"
          disabled={!fits || !canDraw()}
          onClick={() => void make(wallpaperSize)}
        >
          {texts.make}
        </Button>
      )}
      <p role="status" className="text-sm text-vellum-soft empty:hidden">
        {canDraw() ? notice && noticeWords(notice) : texts.lacking}
      </p>
    </Dialog>
  )
}

interface WishFieldsProps {
  readonly wish: Wish
  readonly change: (changed: Partial<Wish>) => void
  readonly disabled: boolean
}

function WishFields({ wish, change, disabled }: WishFieldsProps) {
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{texts.title}</legend>
      <Choice label={texts.size} value={wish.size} onChange={(next) => change({ size: next })}>
        {sizes.map((name) => (
          <option key={name} value={name}>
            {name === 'wallpaper' ? texts.wallpaper : name.toUpperCase()}
          </option>
        ))}
      </Choice>
      {wish.size === 'wallpaper' ? (
        <div className="flex flex-wrap gap-3">
          <SideField
            label={texts.width}
            value={wish.width}
            onChange={(width) => change({ width })}
          />
          <SideField
            label={texts.height}
            value={wish.height}
            onChange={(height) => change({ height })}
          />
        </div>
      ) : (
        <Segments
          label={texts.turned}
          choices={{ portrait: texts.portrait, landscape: texts.landscape }}
          value={wish.turned}
          onChange={(turned) => change({ turned })}
        />
      )}
      <Choice
        label={laterMessages.settings.basemapStyle}
        value={wish.basemapStyle}
        onChange={(basemapStyle) => change({ basemapStyle })}
      >
        {basemapStyleNames.map((basemapStyle) => (
          <option key={basemapStyle} value={basemapStyle}>
            {laterMessages.settings.basemapStyles[basemapStyle].name}
          </option>
        ))}
      </Choice>
      <Choice
        label={texts.content}
        value={wish.content}
        onChange={(content) => change({ content })}
      >
        {contents.filter(isOffered).map((content) => (
          <option key={content} value={content}>
            {texts.contents[content]}
          </option>
        ))}
      </Choice>
      <Segments
        label={texts.part}
        choices={{ whole: texts.whole, view: texts.view }}
        value={wish.part}
        onChange={(part) => change({ part })}
      />
    </fieldset>
  )
}

function isOffered(content: PosterContent): boolean {
  return content !== 'route' || hasRoute()
}

interface SideFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function SideField({ label, value, onChange }: SideFieldProps) {
  const id = useId()
  return (
    <div className="grid grow basis-32 gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        className="h-11 w-full min-w-0 rounded-md border border-line bg-ink px-3 focus:border-gold-bright"
      />
    </div>
  )
}

type Notice = 'saved' | 'refused' | 'stopped' | 'failed' | 'notLoaded' | 'falsified'

function noticeWords(notice: Notice): string {
  if (notice === 'falsified') return laterMessages.pictures.falsified
  return notice === 'refused' ? laterMessages.settings.fileRefused : texts.notices[notice]
}

/** Returns the notice after a download. An offered poster has its own dialog. */
function noticeOf(outcome: DownloadOutcome): Notice | null {
  if (outcome === 'offered') return null
  return outcome === 'started' ? 'saved' : 'refused'
}

function noticeOfError(error: unknown): Notice {
  if (error instanceof FalsifiedCanvasError) return 'falsified'
  return isFailedRequest(error) ? 'notLoaded' : 'failed'
}

function nameOf({ id }: LoadedWorld, { width, height }: PosterPlan): string {
  return `${id}-${width}x${height}.png`
}

function useDrawing(world: LoadedWorld) {
  const [share, setShare] = useState<number | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function make(wish: Wish): Promise<void> {
    // The button may be pressed again before the page renders.
    if (stopping.current) return
    const stop = new AbortController()
    stopping.current = stop
    setNotice(null)
    setShare(0)
    try {
      const plan = planOf(world, wish)
      const file = await drawPoster(
        {
          words: landWords(),
          basemapStyle: wish.basemapStyle,
          strips: stripsOf(world, plan, wish.basemapStyle),
          lettered: wish.content !== 'nothing',
          ...(wish.size !== 'wallpaper' && { dotsPerInch: paperDotsPerInch }),
          ...signsFor(world, wish.content, plan.unitsPerPixel),
        },
        setShare,
        stop.signal,
      )
      setNotice(file ? noticeOf(downloadFile(nameOf(world, plan), file, 'image/png')) : 'stopped')
    } catch (reason) {
      console.warn(reason)
      setNotice(noticeOfError(reason))
    }
    stopping.current = null
    setShare(null)
  }

  return { share, notice, make, stop: () => stopping.current?.abort() }
}

function firstWish(): Wish {
  const { width, height } = screenSize({
    width: window.screen.width,
    height: window.screen.height,
    pixelRatio: window.devicePixelRatio,
    widthRatio: window.outerWidth / window.innerWidth,
  })
  return {
    size: 'a4',
    turned: 'portrait',
    width: `${width}`,
    height: `${height}`,
    basemapStyle: effectiveBasemapStyle(),
    content: 'names',
    part: 'whole',
  }
}

function sizeOf({ size, turned, width, height }: Wish): PosterSize {
  if (size === 'wallpaper') return { width: Number(width), height: Number(height) }
  const paper = papers[size]
  return turned === 'portrait' ? paper : { width: paper.height, height: paper.width }
}

function planOf(world: LoadedWorld, wish: Wish): PosterPlan {
  const size = sizeOf(wish)
  const view = wish.part === 'view' ? viewOnScreen(world) : undefined
  if (!view) return planWhole(world, size)
  return wish.size === 'wallpaper' ? planWallpaper(world, size, view) : planView(world, size, view)
}
