import { RetryButton } from '#ui/retry-button.tsx'

interface PartFailedProps {
  message: string
  onRetry: () => Promise<void>
  onDark?: boolean
}

export function PartFailed({ message, onRetry, onDark = false }: PartFailedProps) {
  return (
    <div className="mt-10">
      <p role="alert" className={onDark ? 'mb-5' : 'mb-5 text-danger'}>
        {message}
      </p>
      <RetryButton look="outline" onRetry={onRetry} />
    </div>
  )
}
