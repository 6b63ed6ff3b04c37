import { useEffect, useState } from 'react'

export function useDebouncedValue<T>(value: T, pauseMs: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debouncedValue
}
