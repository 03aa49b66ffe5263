// Finds an element by role and accessible name inside the page, with the same code in every browser. It covers the
// roles and naming methods that this site uses, not the entire standard. The function is self-contained, since its
// source is sent to the page.

/** Describes an element as a player would. A `name` must match the accessible name exactly. */
export interface FindRequest {
  readonly role?: string
  readonly name?: string
  /** Source of a regular expression for the name. Used only without `name`. */
  readonly namePattern?: string
  readonly css?: string
  readonly within?: FindRequest
  readonly index?: number
  /** Whether to scroll the element into view and check that nothing covers its centre. */
  readonly toPress?: boolean
}

export interface FoundElement {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
  readonly value: string
  /** Whether `checked`, `aria-checked` or `aria-pressed` is true. */
  readonly isOn: boolean
  readonly isFocused: boolean
  /** Description of another element that covers the centre; empty if the element can be pressed. */
  readonly coveredBy: string
}

/** @returns null if there is no visible element of this kind */
export function findElement(request: FindRequest): FoundElement | null {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    dialog: 'dialog, [role=dialog]',
    alertdialog: '[role=alertdialog]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    textbox: 'input:not([type]), input[type=text], input[type=search], textarea',
    slider: 'input[type=range]',
    region: 'section, [role=region]',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    img: 'img, svg[role=img], [role=img]',
    status: 'output, [role=status]',
    combobox: 'select, [role=combobox]',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy) {
      const parts = labelledBy.split(' ').map((id) => document.getElementById(id)?.textContent)
      return clean(parts.join(' '))
    }
    const ariaLabel = element.getAttribute('aria-label')
    if (ariaLabel) return clean(ariaLabel)
    const labels = (element as HTMLInputElement).labels
    if (labels && labels.length > 0)
      return clean([...labels].map((label) => label.textContent).join(' '))
    const other = ['alt', 'placeholder', 'title'].map((attribute) =>
      element.getAttribute(attribute),
    )
    return clean(element.textContent) || clean(other.find(Boolean))
  }
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const { visibility } = window.getComputedStyle(element)
    const isHidden = element.closest('[inert], [aria-hidden=true]') !== null
    return width > 0 && height > 0 && visibility === 'visible' && !isHidden
  }
  const findIn = (root: ParentNode, wanted: FindRequest): Element | undefined => {
    const scope = wanted.within ? findIn(root, wanted.within) : root
    if (!scope) return undefined
    const byRole = wanted.role
      ? (selectors[wanted.role] ?? `[role=${wanted.role}]`)
      : (wanted.css ?? '*')
    const pattern = wanted.namePattern === undefined ? undefined : new RegExp(wanted.namePattern)
    const matches = [...scope.querySelectorAll(byRole)].filter((element) => {
      const ownRole = element.getAttribute('role')
      if (wanted.role && ownRole && ownRole !== wanted.role) return false
      if (wanted.name !== undefined && nameOf(element) !== wanted.name) return false
      if (wanted.name === undefined && pattern && !pattern.test(nameOf(element))) return false
      return (
        isVisible(element) ||
        (element.matches('input') && isVisible(element.parentElement ?? element))
      )
    })
    return matches[wanted.index ?? 0]
  }
  const found = findIn(document, request)
  if (!found) return null
  if (request.toPress)
    found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const label = found.closest('label')
  const isFree =
    over !== null &&
    (found.contains(over) || over.contains(found) || label?.contains(over) === true)
  const { value, checked } = found as Partial<HTMLInputElement>
  return {
    x: left,
    y: top,
    width,
    height,
    text: clean((found as HTMLElement).innerText ?? found.textContent),
    value: value ?? '',
    isOn:
      checked === true ||
      found.getAttribute('aria-checked') === 'true' ||
      found.getAttribute('aria-pressed') === 'true',
    isFocused: document.activeElement === found,
    coveredBy: isFree ? '' : `${over?.tagName ?? 'nothing'} ${over?.getAttribute('class') ?? ''}`,
  }
}
