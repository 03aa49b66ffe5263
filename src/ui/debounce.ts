import { useEffect, useState } from 'react'

export const defaultDebounceMs = 1000

/** Returns the value once it hasn't changed for `delay` ms, and the previous one until then. */
export function useDebounced<Value>(value: Value, delay: number = defaultDebounceMs): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
