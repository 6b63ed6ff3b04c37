import { useRef } from 'react'

interface Mutation<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>
}

/**
 * Like `mutate`, but does nothing while the last one is under way: a button that looks busy still takes the Enter key,
 * and a second press can come before the first has rendered. Returns whether this one succeeded. The mutation itself
 * says why it did not.
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
