import { figure } from '../figure.ts'

export function places(amount: number): string {
  return `${figure(amount)} ${amount === 1 ? 'place' : 'places'}`
}
