import { lazy, type ComponentType } from 'react'
import { messages } from '../messages/messages.ts'
import { reloadPage } from '../stores/offline/hand-over.ts'
import { isMissingPart, loadPart } from '../stores/offline/load-part.ts'
import { PartBoundary } from '../ui/dialogs/part-boundary.tsx'

/** A page that is a script of its own, loaded when it is first opened. */
export function pagePart(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await loadPart(load) }))
  return function PagePart() {
    return (
      <PartBoundary
        texts={messages.part}
        isMissing={isMissingPart}
        onReload={reloadPage}
        className="grid min-h-full content-center justify-items-center gap-4 p-6 text-center"
      >
        <Page />
      </PartBoundary>
    )
  }
}
