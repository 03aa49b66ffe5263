export function headersFile(basePath: string, worlds?: readonly string[]): string
export function nginxConfig(basePath: string): string
export function caddyfile(basePath: string): string
