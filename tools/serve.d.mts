import type { RequestListener } from 'node:http'

export function serve(site: {
  folder: string
  port: number
  host?: string
  base?: string
}): Promise<{ address: string; close: () => Promise<void> }>
export function createListener(folder: string, basePath: string): RequestListener
