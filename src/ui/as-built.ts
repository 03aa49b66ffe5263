import { createContext, use, useState } from 'react'

/** Whether what is rendered now is the page's own markup: as it is built, and as it is brought to life. */
export const AsBuilt = createContext<{ readonly current: boolean }>({ current: false })

/** Whether the component came with the page's own markup. It stays so for as long as it is on the page. */
export function useAsBuilt(): boolean {
  const { current } = use(AsBuilt)
  return useState(current)[0]
}
