// Shows an error that a script of the app throws before anything is rendered. Works without React, because React may be
// the failing script. main.tsx imports this module after such an error.
import { serializeError } from '../platform/serialize-error.ts'
import { startMessages } from '../i18n/generated/start.ts'
import { browserStorage } from '../storage/browser-storage.ts'

export function createBrokenStartPage(error: unknown): HTMLElement {
  const texts = startMessages.errorFallback
  const details = serializeError(error)
  const pre = create(
    'pre',
    details,
    'max-h-96 overflow-auto text-sm break-words whitespace-pre-wrap',
  )
  pre.tabIndex = 0
  pre.setAttribute('aria-label', texts.details)
  const copied = create('p', '')
  copied.setAttribute('role', 'status')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details)
      copied.textContent = texts.copied
    } catch {
      // Select the text, so that the player can copy it by hand.
      window.getSelection()?.selectAllChildren(pre)
    }
  }
  const alert = create('div', '', 'grid gap-4')
  alert.setAttribute('role', 'alert')
  const isSafe = browserStorage() !== undefined
  alert.append(
    create('h1', texts.title, 'font-display text-3xl text-gold-bright'),
    create('p', texts.share),
    ...(isSafe ? [create('p', startMessages.progressSafe)] : []),
    button(texts.reload, () => window.location.reload()),
    button(texts.copy, () => void copy()),
    copied,
    pre,
  )
  const main = create('main', '', 'mx-auto max-w-3xl p-6')
  main.append(alert)
  return main
}

function button(label: string, press: () => void): HTMLElement {
  const made = create('button', label, 'button button-secondary')
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

function create<Name extends 'button' | 'div' | 'h1' | 'main' | 'p' | 'pre'>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  element.className = className
  return element
}
