export const root: string
/** Of what may be thrown away. */
export const cacheFolder: string
export class PlainError extends Error {}
export function runNpm(
  args: readonly string[],
  environment?: Record<string, string | undefined>,
): Promise<number>
export function runTool(main: () => Promise<void>): Promise<void>
