export function headersFile(basePath: string): string
export function nginxConfig(basePath: string): string
export function caddyfile(basePath: string): string
