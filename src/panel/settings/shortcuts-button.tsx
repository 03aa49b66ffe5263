import { messages } from '../../messages/messages.ts'
import { useOpenDialog } from '../../stores/settings/open-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export function ShortcutsButton() {
  const open = useOpenDialog((state) => state.open)
  return (
    <Button
      className="for-keys"
      aria-label={messages.shortcuts.open}
      onClick={() => open({ kind: 'shortcuts' })}
    >
      <Icon name="keyboard" />
      <span className="max-[24rem]:hidden">{messages.shortcuts.open}</span>
    </Button>
  )
}
