import { laterMessages } from '../i18n/generated/later.ts'

export function EmbedStorageNote() {
  return (
    <p role="status" className="pt-1 text-sm text-vellum-soft">
      {laterMessages.storage.embedded}
    </p>
  )
}
