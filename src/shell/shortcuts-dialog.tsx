import '../ui/later.css'
import { Fragment } from 'react'
import { laterMessages } from '../i18n/later-messages.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useSwitch } from '../features/settings/use-switch.ts'
import { Switch } from '../ui/fields/switch.tsx'

interface Shortcut {
  /** Each of them does it; those in one list are pressed together. */
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

const texts = laterMessages.shortcuts

function singleKeys(): readonly Shortcut[] {
  return [
    { keys: [['/']], does: texts.search },
    { keys: [['p']], does: texts.panel },
    { keys: [['n']], does: texts.next },
    { keys: [['d']], does: texts.discovered },
    { keys: [['?']], does: texts.list },
  ]
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
    { keys: [[keyNames.delete]], does: texts.deletePin },
    { keys: [[keyNames.escape]], does: texts.leave },
    { keys: [[keyNames.ctrl, 'Z']], does: texts.undo },
    {
      keys: [
        [keyNames.ctrl, keyNames.shift, 'Z'],
        [keyNames.ctrl, 'Y'],
      ],
      does: texts.redo,
    },
  ]
}

/** All keys, and the switch for those that need no other key with them (WCAG 2.1.4). */
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
      <ShortcutList title={texts.keys} shortcuts={singleKeys()} />
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
