import { messages } from '../messages.ts'

/** What a pin is called: its title, if it has one. */
export function pinLabel(title: string): string {
  return title || messages.pins.untitled
}
