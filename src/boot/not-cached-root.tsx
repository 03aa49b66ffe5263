import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { beginLanguage } from '../features/languages/page-language.ts'
import { NotCachedPage } from './not-cached-page.tsx'

/** Stands in for the app where its world was never opened on this device and there is no connection. */
export async function renderNotCached(onLive: (replay: boolean) => void): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  // Of the home world, where that is cached; its failure is no news on a page that says what is missing.
  await beginLanguage()
  createRoot(root).render(
    <StrictMode>
      <NotCachedPage />
    </StrictMode>,
  )
  onLive(false)
}
