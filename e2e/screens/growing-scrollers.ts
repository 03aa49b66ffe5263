/**
 * Scrolls every scrollable element from start to end, and finds those whose height changes on the way. Their scroll
 * bar shows a wrong end. Runs in the page, in any browser, and is self-contained.
 *
 * @returns a line for each element, with both heights in CSS pixels
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
