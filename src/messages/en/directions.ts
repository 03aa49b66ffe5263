import type { Direction } from '../../domain/world/where.ts'

export const directionWords: Record<Direction, string> = {
  east: 'east',
  'north-east': 'north-east',
  north: 'north',
  'north-west': 'north-west',
  west: 'west',
  'south-west': 'south-west',
  south: 'south',
  'south-east': 'south-east',
}
