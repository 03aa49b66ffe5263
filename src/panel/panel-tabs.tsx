import type { ComponentType } from 'react'
import { messages } from '../messages/messages.ts'
import { parts } from '../stores/offline/parts.ts'
import { lazyPart } from '../ui/dialogs/lazy-part.tsx'
import { Spinner } from '../ui/spinner.tsx'

type LoadTab = () => Promise<ComponentType>

/** Each tab of the panel but the first, which is part of the first page, is a file `*-tab.tsx` that exports `Tab`. */
const files = import.meta.glob<ComponentType>('./*/*-tab.tsx', { import: 'Tab' })

/** Tabs by the names that `messages.panel.tabs` puts into their order; the first, with the filters, is not among them. */
export const tabs: Readonly<Partial<Record<string, ComponentType>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.replace(/^.*\/(.*)-tab\.tsx$/, '$1'),
    tabOf(load),
  ]),
)

function tabOf(load: LoadTab): ComponentType {
  return lazyPart(parts, load, {
    className: 'grid justify-items-start gap-2 rounded-md border border-danger p-3',
    waiting: <Spinner label={messages.progress.loading} className="py-6 text-vellum-soft" />,
  })
}
