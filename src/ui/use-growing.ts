import { useCallback, useState, type RefCallback } from 'react'

/**
 * How many of a long list's pieces are made: some at first, as many more whenever its end comes into view.
 *
 * @returns their number, and the ref of an element at their end, whose key is that number
 */
export function useGrowing(step: number): readonly [amount: number, end: RefCallback<Element>] {
  const [amount, setAmount] = useState(step)
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setAmount((some) => some + step)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [step],
  )
  return [amount, end]
}
