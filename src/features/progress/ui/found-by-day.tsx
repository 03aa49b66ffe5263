import { useMemo } from 'react'
import { pageWorld } from '../../../platform/page-world.ts'
import { FalsifiedCanvasError } from '../../../platform/readable-canvas.ts'
import { dayOf, countKnown, type Marks } from '../../../records/mark.ts'
import { joinFacts, joinSentences } from '../../../i18n/compose/first-sentences.ts'
import { dayWords } from '../../../i18n/compose/later-sentences.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { formatNumber } from '../../../i18n/language/locale.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { dateOfDay, dayText, foundByDay, type FoundByDay } from '../model/found-days.ts'
import { nameOnScreen, useProgress } from '../progress.ts'
import { foundPicture, type FoundPicture } from './found-picture.ts'
import { downloadFile } from './download-file.ts'
import { notifyDownload } from './notify-download.ts'
import '../../../ui/later.css'

const texts = laterMessages.progress.days

/** Chart of the number of found places over time. Empty until places were found on two days. */
export function FoundByDayChart() {
  useLocale()
  const world = useWorld()
  const marks = useProgress((state) => state.marks)
  const chart = useMemo(() => chartOf(marks, world), [marks, world])
  if (!chart) return null
  const title = texts.title(chart.unit)
  return (
    <section aria-label={title} className="grid justify-items-start gap-2">
      <h2 className="font-display text-xl text-gold-bright">{title}</h2>
      <Bars chart={chart} />
      <p className="text-sm text-vellum-soft">{summaryOf(chart)}</p>
      <Table chart={chart} />
      <Button onClick={() => void savePicture(chart, world)}>
        <Icon name="download" />
        {texts.save}
      </Button>
    </section>
  )
}

function chartOf(marks: Marks, { markersById }: LoadedWorld): FoundByDay | null {
  return foundByDay(marks, markersById, dayOf(new Date()))
}

interface ChartProps {
  readonly chart: FoundByDay
}

function endsOf({ bars, unit }: FoundByDay): readonly string[] {
  return [bars[0], bars.at(-1)].map((bar) => (bar ? dayWords(dateOfDay(bar.day), unit) : ''))
}

const highest = ({ bars }: FoundByDay) => Math.max(...bars.map(({ found }) => found))

const barsHeightCssPx = 104

/** Bars of the chart. Hidden from screen readers, because the summary and the table say the same. */
function Bars({ chart }: ChartProps) {
  const [first, last] = endsOf(chart)
  const [width, top] = [chart.bars.length, highest(chart)]
  return (
    <div
      aria-hidden="true"
      className="grid w-full grid-cols-[auto_1fr] gap-x-2 text-sm text-vellum-soft tabular"
    >
      <p className="flex flex-col justify-between">
        <span>{formatNumber(top)}</span>
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${width} ${top}`}
        preserveAspectRatio="none"
        height={barsHeightCssPx}
        className="w-full fill-gold-bright"
      >
        {chart.bars.map(({ day, found }, at) => (
          <rect key={day} x={at + 0.1} y={top - found} width="0.8" height={found} />
        ))}
        <path d={`M0 ${top}h${width}`} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="col-start-2 flex flex-wrap justify-between gap-x-2">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

function summaryOf({ dated, undated, first, most }: FoundByDay): string {
  return joinSentences([
    texts.since(dayWords(dateOfDay(first)), dated),
    texts.most(most.found, dayWords(dateOfDay(most.day))),
    undated > 0 && texts.undated(undated),
  ])
}

/** The chart as a table, without empty units. */
function Table({ chart: { bars, unit } }: ChartProps) {
  return (
    <details className="w-full">
      <summary className="min-h-11 py-2">{texts.table}</summary>
      <table className="w-full text-left text-sm tabular">
        <thead>
          <tr>
            <th scope="col">{texts.unit(unit)}</th>
            <th scope="col">{texts.found}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(
            ({ day, found }) =>
              found > 0 && (
                <tr key={day}>
                  <th scope="row" className="font-medium">
                    {dayWords(dateOfDay(day), unit)}
                  </th>
                  <td>{formatNumber(found)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </details>
  )
}

async function savePicture(chart: FoundByDay, world: LoadedWorld): Promise<void> {
  let file: Blob | null = null
  try {
    file = await foundPicture(pictureContent(chart, world))
  } catch (error) {
    if (error instanceof FalsifiedCanvasError) {
      showFailure({ title: () => laterMessages.pictures.falsified })
      return
    }
  }
  const name = `${pageWorld().id}-found-${dayText(dayOf(new Date()))}.png`
  const outcome = file === null ? 'refused' : downloadFile(name, file, 'image/png')
  notifyDownload(outcome, () => texts.saved)
}

function pictureContent(chart: FoundByDay, world: LoadedWorld): FoundPicture {
  const found = countKnown(useProgress.getState().discoveredMarkers, world.markersById)
  const [first = '', last = ''] = endsOf(chart)
  const top = highest(chart)
  return {
    title: joinFacts([world.title, nameOnScreen()]),
    share: laterMessages.progress.tally(found, world.markers.length),
    heading: texts.title(chart.unit),
    bars: chart.bars.map((bar) => bar.found / top),
    top: formatNumber(top),
    first,
    last,
    summary: summaryOf(chart),
    site: messages.panel.title,
  }
}
