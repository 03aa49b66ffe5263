/**
 * Finds dialogs, cards, menus and messages that are higher than their content. Runs in the page, in any browser, and
 * is self-contained.
 *
 * @returns a line for each element, with its height and the height that its content needs, in CSS pixels
 */
export function boxesWithSpareHeight(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>(
    '.dialog, .card, .menu, .overlap-picker, .map-tip, .measure-bar > *, .toast, .notice',
  )
  return [...boxes].flatMap((box) => {
    if (!box.checkVisibility({ visibilityProperty: true })) return []
    const before = box.style.cssText
    const height = box.getBoundingClientRect().height
    const natural = { top: 'auto', bottom: 'auto', height: 'auto', 'min-height': '0' }
    for (const [name, value] of Object.entries({ ...natural, 'align-content': 'start' }))
      box.style.setProperty(name, value, 'important')
    const needed = box.getBoundingClientRect().height
    box.style.cssText = before
    if (height <= needed + 1) return []
    const name = box.getAttribute('aria-label') ?? box.textContent.trim().slice(0, 40)
    return [`"${name}" is ${Math.round(height)} px high and needs ${Math.round(needed)}`]
  })
}
