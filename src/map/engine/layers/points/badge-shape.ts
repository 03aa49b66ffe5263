import type { Shape } from '../../../../domain/world/manifest.ts'

type ShapeContext = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'arc' | 'closePath' | 'quadraticCurveTo'
>

/** Corners around the middle, 1 being the reach of the shape: x to the right, y down. */
type Corners = readonly (readonly [x: number, y: number])[]

/** @param turn of the first corner from straight up, as a share of a whole turn */
function regular(corners: number, turn: number, reachOf: (corner: number) => number): Corners {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (turn + corner / corners) * 2 * Math.PI
    const reach = reachOf(corner)
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  })
}

const angular: Readonly<Partial<Record<Shape, Corners>>> = {
  square: regular(4, 1 / 8, () => 1.08),
  diamond: regular(4, 0, () => 1.08),
  triangle: regular(3, 0, () => 1.12).map(([x, y]) => [x, y + 0.14]),
  hexagon: regular(6, 1 / 12, () => 1),
  star: regular(10, 0, (corner) => (corner % 2 === 0 ? 1.18 : 0.52)),
}

/** Traces the outline of a category's shape around the context's origin. @param reach device pixels from the middle */
export function traceShape(context: ShapeContext, shape: Shape, reach: number): void {
  context.beginPath()
  const corners = angular[shape]
  if (corners) {
    for (const [x, y] of corners) context.lineTo(x * reach, y * reach)
    context.closePath()
  } else curved[shape as keyof typeof curved](context, reach)
}

const curved = {
  circle: (context: ShapeContext, reach: number) => {
    context.arc(0, 0, reach * 0.92, 0, 2 * Math.PI)
  },
  shield: (context: ShapeContext, reach: number) => {
    context.moveTo(-0.85 * reach, -0.9 * reach)
    context.lineTo(0.85 * reach, -0.9 * reach)
    context.quadraticCurveTo(0.95 * reach, 0.55 * reach, 0, 1.1 * reach)
    context.quadraticCurveTo(-0.95 * reach, 0.55 * reach, -0.85 * reach, -0.9 * reach)
    context.closePath()
  },
  drop: (context: ShapeContext, reach: number) => {
    context.moveTo(0, -1.2 * reach)
    context.quadraticCurveTo(0.85 * reach, -0.2 * reach, 0.72 * reach, 0.4 * reach)
    context.arc(0, 0.4 * reach, 0.72 * reach, 0, Math.PI)
    context.quadraticCurveTo(-0.85 * reach, -0.2 * reach, 0, -1.2 * reach)
    context.closePath()
  },
}
