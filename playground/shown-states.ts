/**
 * Makes the page's styles for a pointer, the keyboard's focus and more contrast apply without these. The design page uses it
 * to show every state at once. It relies on the style sheets being the page's own, which a script may read.
 */

/** What a part can be shown as, besides what it is. */
export type ShownState = 'hover' | 'focus'

const pseudoClasses: Readonly<Record<ShownState, RegExp>> = {
  hover: /:hover/g,
  focus: /:focus(-visible)?(?![-\w])/g,
}

/** What holds only without the state. */
const negation = /:not\(:(hover|focus)/

const alreadyCopied = new WeakSet<CSSStyleSheet>()

/** Copies each rule for `:hover`, `:focus` and `:focus-visible` to one for an element with `data-shown` of that state. */
export function copyStateRules(): void {
  for (const styles of document.styleSheets) {
    if (alreadyCopied.has(styles)) continue
    alreadyCopied.add(styles)
    copyRules(styles)
  }
}

/** Each copy stands behind its rule, in the same layer: so both win and lose against the same other rules. */
function copyRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      const copy = copyOf(rule.cssText)
      if (copy !== rule.cssText) parent.insertRule(copy, index + 1)
    } else if (rule instanceof CSSGroupingRule) {
      copyRules(rule)
    }
  }
}

/** A pseudo-class and an attribute are equally specific. */
function copyOf(text: string): string {
  if (negation.test(text)) return text
  return Object.entries(pseudoClasses)
    .reduce((copy, [state, pseudo]) => copy.replace(pseudo, `[data-shown="${state}"]`), text)
    .replaceAll('(hover: hover)', 'all')
}

const controls = 'button, input, select, textarea, summary, [role=slider]'

/** Shows what is within an element in a state: the first control as focused, or all as if the pointer were on them. */
export function showIn(element: HTMLElement, state: ShownState): void {
  const all = [...element.querySelectorAll<HTMLElement>(`${controls}, label`)]
  const focused = element.querySelector<HTMLElement>(controls)
  for (const each of all) {
    if (state === 'hover' || each === focused) each.dataset['shown'] = state
  }
}

const moreContrast = '(prefers-contrast: more)'
const contrastRules = new Set<CSSMediaRule>()

/** Applies what the styles have for a reader who asks the system for more contrast, or no longer does. */
export function showContrast(more: boolean): void {
  for (const styles of document.styleSheets) findContrastRules(styles)
  for (const { media } of contrastRules) media.mediaText = more ? 'all' : moreContrast
}

function findContrastRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of parent.cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === moreContrast)
      contrastRules.add(rule)
    else if (rule instanceof CSSGroupingRule) findContrastRules(rule)
  }
}
