export const root: string
/** Folder for stamps and reports of the tools. It can be deleted at any time. */
export const cacheFolder: string
export class PlainError extends Error {}
export function runNpm(
  args: readonly string[],
  environment?: Record<string, string | undefined>,
): Promise<number>
export function runTool(main: () => Promise<void>): Promise<void>
