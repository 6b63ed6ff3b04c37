import type { ReactNode } from 'react'
import { failureSentence } from './failure-sentence.ts'
import { Icon } from './icon.tsx'
import { RetryButton } from './retry-button.tsx'

interface QueryStateProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** What is being loaded, for readers: 'your projects'. */
  what: string
  /** In a card that gives its content no room of its own. */
  isPadded?: boolean
  children: (data: T) => ReactNode
}

/** A part of a page that waits for its data: bars at first, the reason and a way to try again after a failure. */
export function QueryState<T>({ query, what, isPadded = false, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  const room = isPadded ? 'px-5 py-6' : 'py-4'
  if (query.error) {
    return (
      <div role="alert" className={`flex flex-wrap items-center gap-3 text-danger ${room}`}>
        <Icon name="circle-alert" />
        <p className="grow text-small">
          Loading {what} failed. {failureSentence(query.error)}
        </p>
        <RetryButton look="outline" size="small" onRetry={async () => query.refetch()} />
      </div>
    )
  }
  return (
    <div role="status" className={`grid gap-3 ${room}`}>
      <span className="sr-only">Loading {what}</span>
      {['w-2/3', 'w-full', 'w-5/6'].map((width) => (
        <div
          key={width}
          aria-hidden="true"
          className={`h-4 rounded-chip bg-tint-strong motion-safe:animate-skeleton ${width}`}
        />
      ))}
    </div>
  )
}
