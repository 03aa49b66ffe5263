import { messages } from '../messages.ts'

/** @param metres in a round number, from a kilometre on in kilometres */
export function distanceWords(metres: number): string {
  return metres >= 1000 ? messages.map.kilometres(metres / 1000) : messages.map.metres(metres)
}
