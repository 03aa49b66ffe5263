import { legLengths, lineLength, type Coordinate } from '../../../geometry/coordinates.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { mapMessages } from '../../../i18n/generated/map.ts'
import { focusMap } from '../../viewport/map-view.ts'
import { endLine, drawnLine, useDrawnLine } from '../../viewport/drawn-line.ts'
import { undoMeasuredPoint } from '../measuring.ts'
import { keepShape } from '../../pins/keep-shape.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

export function MeasureBar({ world }: { world: LoadedWorld }) {
  const { metresPerUnit } = world
  const points = useDrawnLine((state) => drawnLine('measure', state)?.points)
  const { left = 0, right = 0 } = useViewport((state) => state.padding)
  if (!points) return null
  const leg = legLengths(points, metresPerUnit).at(-1)
  return (
    <section
      aria-label={laterMessages.measure.label}
      data-beside={left > 0 ? 'panel' : 'toggle'}
      className="measure-bar"
      style={{ left: `${left}px`, right: `${right}px` }}
    >
      <div className="map-control flex flex-wrap items-center gap-x-4 gap-y-2 p-2 pl-4">
        <p role="status" className="min-w-0 grow tabular">
          {leg === undefined ? (
            laterMessages.measure.begin
          ) : (
            <>
              {/* Browser translation wraps text nodes, so React can't remove this space unless an element holds it. */}
              <span>
                <span className="text-vellum-soft">{laterMessages.measure.leg(leg)}</span>{' '}
              </span>
              <span className="ml-2 inline-block font-medium text-gold-bright">
                {mapMessages.measure.total(lineLength(points, metresPerUnit))}
              </span>
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-disabled={leg === undefined || undefined}
            onClick={undoMeasuredPoint}
            className="px-3"
          >
            <Icon name="undo" />
            {laterMessages.measure.undo}
          </Button>
          {leg !== undefined && (
            <Button onClick={() => keepLine(points, world)} className="px-3">
              <Icon name="pin" />
              {laterMessages.shapes.keepLine}
            </Button>
          )}
          <Button appearance="primary" onClick={leaveMeasuring} className="px-3">
            {laterMessages.measure.done}
          </Button>
        </div>
      </div>
    </section>
  )
}

function keepLine(points: readonly Coordinate[], world: LoadedWorld): void {
  endLine('measure')
  keepShape('shape-line', points, world)
}

function leaveMeasuring(): void {
  endLine('measure')
  focusMap()
}
