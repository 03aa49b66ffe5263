import '../ui/later.css'
import { Fragment } from 'react'
import type { Command } from './commands/command.ts'
import { commands } from './commands/registry.ts'
import { hasCombination } from './commands/use-command-keys.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useSwitch } from '../features/settings/use-switch.ts'
import { Switch } from '../ui/fields/switch.tsx'

interface Shortcut {
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

const texts = laterMessages.shortcuts

function shortcutsOf(isListed: (command: Command) => boolean): readonly Shortcut[] {
  return commands
    .filter((command) => command.keys && isListed(command))
    .map(({ keys = [], keysLabel, label }) => ({
      keys: keys.map((together) => together.map(keyName)),
      does: keysLabel?.(laterMessages) ?? label(laterMessages, null),
    }))
}

/** Returns a key's name as printed on keyboards. Letters in a combination are upper case. */
function keyName(key: string, _at: number, together: readonly string[]): string {
  const { keyNames } = texts
  if (key === 'mod') return keyNames.ctrl
  if (key === 'ctrl' || key === 'shift' || key === 'delete') return keyNames[key]
  return together.length > 1 ? key.toUpperCase() : key
}

function otherKeys(): readonly Shortcut[] {
  const { arrows, keyNames } = texts
  return [
    { keys: [[arrows]], does: texts.pan },
    { keys: [['+'], ['='], ['-']], does: texts.zoom },
    { keys: [[arrows], [keyNames.home], [keyNames.end]], does: texts.lists },
    { keys: [[keyNames.enter]], does: texts.choose },
    { keys: [[keyNames.shift, 'F10']], does: texts.menu },
    { keys: [[keyNames.backspace]], does: texts.removePoint },
    ...shortcutsOf(({ keysOn }) => keysOn === 'map'),
    { keys: [[keyNames.escape]], does: texts.leave },
    ...shortcutsOf(hasCombination),
  ]
}

/** Lists all shortcuts, with a switch for single keys (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useSwitch('shortcuts')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={texts.close}
      className="dialog-low"
    >
      <ShortcutList
        title={texts.keys}
        shortcuts={shortcutsOf((command) => command.keysOn !== 'map' && !hasCombination(command))}
      />
      <ShortcutList title={texts.otherKeys} shortcuts={otherKeys()} />
      <div>
        <Switch label={texts.switch} {...shortcuts} />
        <p className="text-sm text-vellum-soft">{texts.switchHint}</p>
      </div>
    </Dialog>
  )
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="mb-2 font-medium text-vellum-soft">{title}</h3>
      <dl className="grid gap-2">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex flex-wrap items-baseline gap-x-4">
            <dt className="basis-2/5 text-sm">
              {keys.map((together, index) => (
                <Fragment key={together.join()}>
                  {index > 0 && (
                    <>
                      {' '}
                      <span>{texts.or}</span>{' '}
                    </>
                  )}
                  <span className="whitespace-nowrap">
                    {together.map((key, place) => (
                      <span key={key}>
                        {place > 0 && <span>{' + '}</span>}
                        <kbd className="key">{key}</kbd>
                      </span>
                    ))}
                  </span>
                </Fragment>
              ))}
            </dt>
            <dd className="min-w-0 flex-[1_1_9rem]">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
