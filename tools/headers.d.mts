export interface HeaderRule {
  readonly paths: readonly string[]
  readonly set: Readonly<Record<string, string>>
  readonly remove?: readonly string[]
}

export const anyWorld: string
export function programSources(address: string | undefined): string
export const pagePolicy: string
export const prePaintHash: string
export const speculationRules: string
export const stylesFirstScript: string
export const headerRules: readonly HeaderRule[]
export function headersFor(path: string): Record<string, string>
