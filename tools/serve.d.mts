export function serve(site: {
  folder: string
  port: number
  host?: string
  base?: string
}): Promise<{ address: string; close: () => Promise<void> }>
