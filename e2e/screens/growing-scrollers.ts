/**
 * Scrolls everything that scrolls from its beginning to its end, and finds what is then of another height than before:
 * its end was not where it seemed to be. Runs within the page, in any browser, and so uses nothing from outside of
 * itself.
 *
 * @returns a line for each, with both heights in CSS pixels
 */
export async function scrollersThatGrow(): Promise<string[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const scrollers = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  )
  const found: string[] = []
  for (const scroller of scrollers) {
    scroller.scrollTop = 0
    const before = scroller.scrollHeight
    for (let at = 0; at < scroller.scrollHeight; at += scroller.clientHeight) {
      scroller.scrollTop = at
      await nextFrame()
      await nextFrame()
    }
    const after = scroller.scrollHeight
    if (Math.abs(after - before) > 2)
      found.push(`${scroller.className.slice(0, 40)}: ${before} px, then ${after}`)
    scroller.scrollTop = 0
    await nextFrame()
  }
  return found
}
