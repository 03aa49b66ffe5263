export const root: string
export class PlainError extends Error {}
export function runTool(main: () => Promise<void>): Promise<void>
