import { type ReactNode, useState } from 'react'
import { loadingFailedText, loadingText } from '#content/interface/controls.ts'
import { failureDetail, failureSentence } from './failure-sentence.ts'
import { Icon } from './icon.tsx'
import { RetryButton } from './retry-button.tsx'
import { SkeletonBars } from './skeleton.tsx'

interface QueryStateProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  what: string
  isPadded?: boolean
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

export function QueryState<T>({ query, what, isPadded = false, skeleton, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data)
  const room = isPadded ? 'px-5 py-6' : 'py-4'
  if (query.error) {
    const detail = failureDetail(query.error)
    return (
      <div role="alert" className={`flex flex-wrap items-center gap-3 text-danger ${room}`}>
        <p className="flex grow gap-3 text-small">
          <Icon name="circle-alert" className="mt-0.5" />
          <span>
            {loadingFailedText(what)} {failureSentence(query.error)}
            {detail ? <span className="block text-tiny">{detail}</span> : null}
          </span>
        </p>
        <RetryButton look="outline" size="small" onRetry={async () => query.refetch()} />
      </div>
    )
  }
  return (
    // The key keeps the data from reusing this element, which would count as a layout shift.
    <div key="loading" role="status" className={skeleton ? undefined : `grid gap-3 ${room}`}>
      <span className="sr-only">{loadingText(what)}</span>
      {skeleton ?? <SkeletonBars />}
    </div>
  )
}

/**
 * Hides content below a part of unknown height until that part is there, and keeps it when that part reloads.
 */
export function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn || isOn
}
