import { useRef } from 'react'

interface Mutation<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>
}

/**
 * Returns a function that runs one write at a time: a button that looks busy still accepts the Enter key, and a
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
