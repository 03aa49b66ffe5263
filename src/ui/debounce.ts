import { useEffect, useState } from 'react'

/** Milliseconds. */
export const defaultDebounce = 1000

/** A value that follows another once that has been still for a while. @param delay milliseconds */
export function useDebounced<Value>(value: Value, delay: number = defaultDebounce): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
