/** CSS pixels of the map that an open panel covers at the left; none where it covers everything. */
export function sidePanelWidth(): number {
  if (!window.matchMedia('(width >= 768px)').matches) return 0
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--side-panel-width')) || 0
}
