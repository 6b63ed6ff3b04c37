import { useRef } from 'react'

interface Mutation<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>
}

/**
 * Returns a function that writes once at a time, because a button that looks busy still takes the Enter key, and a
 * second press can come before the first has rendered. It resolves to whether the write succeeded.
 */
export function useMutateOnce<Variables>({ mutateAsync }: Mutation<Variables>) {
  const isUnderWay = useRef(false)
  return async (variables: Variables): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    try {
      await mutateAsync(variables)
      return true
    } catch {
      return false
    } finally {
      isUnderWay.current = false
    }
  }
}
