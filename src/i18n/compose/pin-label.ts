import { messages } from '../generated/first.ts'

/** What a pin is called: its title, if it has one. */
export function pinLabel(title: string): string {
  return title || messages.pins.untitled
}
