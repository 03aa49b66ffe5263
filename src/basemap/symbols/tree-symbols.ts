import type { SymbolContext, SymbolKind } from './symbols.ts'

export const conifer: SymbolKind = {
  name: 'conifer',
  variants: 6,
  breadth: 0.72,
  size: 1,
  draw: (context, palette, random, line, fine) => {
    const tiers = fine ? 4 : 3
    const lean = (random() - 0.5) * 0.06
    const half = 0.26 + random() * 0.06
    const left: [number, number][] = []
    const right: [number, number][] = []
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers
      const y = -0.97 + share * 0.83
      const reach = half * (0.28 + 0.72 * share)
      left.push([lean * (1 - share) - reach * (0.92 + random() * 0.16), y + random() * 0.03])
      right.push([lean * (1 - share) + reach * (0.92 + random() * 0.16), y + random() * 0.03])
      if (tier < tiers) {
        left.push([-reach * 0.5, y - 0.03])
        right.push([reach * 0.5, y - 0.03])
      }
    }
    context.strokeStyle = palette.ink
    context.beginPath()
    context.moveTo(0, -0.14)
    context.lineTo(0, 0)
    context.lineWidth = line * 1.7
    context.stroke()
    context.lineWidth = line
    context.beginPath()
    context.moveTo(lean, -1)
    for (const [x, y] of left) context.lineTo(x, y)
    for (const [x, y] of [...right].reverse()) context.lineTo(x, y)
    context.closePath()
    context.fillStyle = palette.conifers[random() < 0.5 ? 0 : 1]
    context.fill()
    context.stroke()
    shade(context, palette.paleInk, line * 0.9, fine ? 7 : 3, (share) => {
      const y = -0.86 + share * 0.68
      const reach = half * (0.16 + 0.78 * share)
      return [reach * 0.18, y - 0.02, reach * 0.82, y + 0.07]
    })
  },
}

export const broadleaf: SymbolKind = {
  name: 'broadleaf',
  variants: 6,
  breadth: 0.98,
  size: 0.86,
  draw: (context, palette, random, line, fine) => {
    const centre = -0.62
    const across = 0.35 + random() * 0.07
    const up = 0.31 + random() * 0.04
    context.strokeStyle = palette.ink
    context.lineWidth = line
    context.fillStyle = palette.wall
    context.beginPath()
    context.moveTo(-0.05, -0.3)
    context.lineTo(-0.07, 0)
    context.lineTo(0.07, 0)
    context.lineTo(0.05, -0.3)
    context.fill()
    context.stroke()
    const bumps = fine ? 9 : 6
    const start = random() * Math.PI
    context.beginPath()
    for (let bump = 0; bump <= bumps; bump += 1) {
      const angle = start + (bump / bumps) * Math.PI * 2
      const middle = angle - Math.PI / bumps
      const reach = 1.16 + (bump % 2) * 0.08
      const x = Math.cos(angle) * across
      const y = centre + Math.sin(angle) * up
      if (bump === 0) context.moveTo(x, y)
      else {
        context.quadraticCurveTo(
          Math.cos(middle) * across * reach * 1.1,
          centre + Math.sin(middle) * up * reach * 1.1,
          x,
          y,
        )
      }
    }
    context.closePath()
    context.fillStyle = palette.broadleaves[random() < 0.5 ? 0 : 1]
    context.fill()
    context.stroke()
    context.strokeStyle = palette.paleInk
    context.lineWidth = line * 0.9
    for (let curl = 0; curl < (fine ? 5 : 2); curl += 1) {
      const angle = 0.15 + curl * (fine ? 0.32 : 0.6) + random() * 0.15
      const reach = 0.5 + random() * 0.28
      const x = Math.cos(angle) * across * reach
      const y = centre + Math.sin(angle) * up * reach
      context.beginPath()
      context.arc(x, y, 0.09, -0.4, 2.1)
      context.stroke()
    }
  },
}

/** Several trees as one symbol, twice as high as a tree. Far out, single trees are too many to draw. */
export const coniferGrove = grove('conifers', conifer)
export const broadleafGrove = grove('broadleaves', broadleaf)

export const bush: SymbolKind = {
  name: 'bush',
  variants: 5,
  breadth: 1.9,
  size: 0.36,
  draw: (context, palette, random, line) => {
    context.strokeStyle = palette.ink
    context.lineWidth = line
    context.fillStyle = palette.broadleaves[1]
    context.beginPath()
    context.moveTo(-0.7, 0)
    context.quadraticCurveTo(-0.9, -0.6, -0.35, -0.6 - random() * 0.1)
    context.quadraticCurveTo(-0.05, -1.05, 0.3, -0.7)
    context.quadraticCurveTo(0.85, -0.6, 0.7, 0)
    context.fill()
    context.stroke()
  },
}

export const tuft: SymbolKind = {
  name: 'tuft',
  variants: 6,
  breadth: 1.7,
  size: 0.22,
  draw: (context, palette, random, line) => {
    context.strokeStyle = palette.paleInk
    context.lineWidth = line
    blades(context, random, 0, 0, 1)
  },
}

export const meadow: SymbolKind = {
  name: 'meadow',
  variants: 6,
  breadth: 4,
  size: 0.34,
  draw: (context, palette, random, line) => {
    context.strokeStyle = palette.paleInk
    context.lineWidth = line * 0.9
    for (const x of [-1.5, -0.8, 0, 0.7, 1.5]) {
      blades(context, random, x + (random() - 0.5) * 0.5, -0.45 * random(), 0.5)
    }
  },
}

/** Open ground: short strokes above each other. */
export const lea: SymbolKind = {
  name: 'lea',
  variants: 6,
  breadth: 5,
  size: 0.24,
  draw: (context, palette, random, line) => {
    context.strokeStyle = palette.paleInk
    context.lineWidth = line * 0.8
    context.beginPath()
    for (const y of [-0.1, -0.5, -0.9]) {
      const from = -2.2 + random() * 2
      const to = from + 0.9 + random() * 1.5
      context.moveTo(from, y)
      context.quadraticCurveTo((from + to) / 2, y - 0.16 - random() * 0.12, to, y)
    }
    context.stroke()
  },
}

export const stones: SymbolKind = {
  name: 'stones',
  variants: 5,
  breadth: 2.4,
  size: 0.2,
  draw: (context, palette, random, line) => {
    context.strokeStyle = palette.paleInk
    context.fillStyle = palette.stone
    context.lineWidth = line
    for (const x of [-0.75, 0.1, 0.8]) {
      const half = 0.22 + random() * 0.2
      context.beginPath()
      context.ellipse(x, -0.05 - random() * 0.3, half, half * 0.8, 0, Math.PI, 0)
      context.closePath()
      context.fill()
      context.stroke()
    }
  },
}

function blades(
  context: SymbolContext,
  random: () => number,
  x: number,
  y: number,
  size: number,
): void {
  context.beginPath()
  for (const lean of [-0.55, 0, 0.5]) {
    const tip = lean * (0.9 + random() * 0.5)
    context.moveTo(x + lean * 0.3 * size, y)
    context.quadraticCurveTo(
      x + lean * 0.4 * size,
      y - 0.5 * size,
      x + tip * size,
      y - (0.65 + random() * 0.3) * size,
    )
  }
  context.stroke()
}

function grove(name: string, tree: SymbolKind): SymbolKind {
  return {
    name,
    variants: 6,
    breadth: 1.7,
    size: tree.size * 2,
    draw: (context, palette, random, line) => {
      // Full-strength lines would merge into a dark mass, because the trees are so close together.
      context.globalAlpha = 0.85
      for (const [x, y] of [
        [-0.5, -0.42],
        [0.22, -0.5],
        [-0.1, -0.2],
        [0.56, -0.16],
        [-0.52, 0],
      ] as const) {
        const size = 0.44 + random() * 0.1
        context.save()
        context.translate(x + (random() - 0.5) * 0.2, Math.min(y + (random() - 0.5) * 0.14, 0))
        context.scale(size, size)
        tree.draw(context, palette, random, (line * 0.62) / size, false)
        context.restore()
      }
    },
  }
}

function shade(
  context: SymbolContext,
  style: string,
  width: number,
  strokes: number,
  at: (share: number) => readonly [number, number, number, number],
): void {
  context.strokeStyle = style
  context.lineWidth = width
  context.beginPath()
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [fromX, fromY, toX, toY] = at((stroke + 0.5) / strokes)
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
  }
  context.stroke()
}
