import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NotKeptPage } from '../pages/not-kept-page.tsx'

/** Stands in for the app where its world was never opened on this device and there is no connection. */
export function renderNotKept(onLive: (replay: boolean) => void): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  createRoot(root).render(
    <StrictMode>
      <NotKeptPage />
    </StrictMode>,
  )
  onLive(false)
}
