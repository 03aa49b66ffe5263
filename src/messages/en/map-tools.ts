import { figure } from './figure.ts'

export const measure = {
  metres: (metres: number) => `${figure(Math.round(metres))} m`,
  total: (metres: number) => `Total ${figure(Math.round(metres))} m`,
  aim: 'Press Enter to add a point in the middle.',
} as const

export const lasso = {
  aim: 'Press Enter to add a corner in the middle.',
} as const

export const shortcuts = {
  open: 'Keyboard shortcuts',
  nothingLeft: 'No other place that is shown is left to discover.',
  nothingSelected: 'Select a place first, then press d.',
} as const
