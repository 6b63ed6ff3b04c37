import { Card } from './card.tsx'
import { cn } from './cn.ts'

const bar = 'rounded-chip bg-tint-strong motion-safe:animate-skeleton'
const barWidths = ['w-2/3', 'w-full', 'w-5/6']

export const SkeletonBars = () =>
  barWidths.map((width) => <div key={width} aria-hidden="true" className={cn(bar, 'h-4', width)} />)

interface SkeletonRowsProps {
  count: number
  rowClass: string
}

export const SkeletonRows = ({ count, rowClass }: SkeletonRowsProps) => (
  <div aria-hidden="true">
    {[...Array(count).keys()].map((place) => (
      <div
        key={place}
        className={cn(
          'flex items-center justify-between gap-6 border-t border-line px-5 first:border-0',
          rowClass,
        )}
      >
        <div className="grid grow gap-2">
          <div className={cn(bar, 'h-4 w-1/2 max-w-72')} />
          <div className={cn(bar, 'h-3 w-1/3 max-w-48')} />
        </div>
        <div className={cn(bar, 'h-6 w-20')} />
      </div>
    ))}
  </div>
)

export const SkeletonRowsInCard = (props: SkeletonRowsProps) => (
  <div className="-mx-5 mt-4">
    <SkeletonRows {...props} />
  </div>
)

export const SkeletonCard = ({ className }: { className: string }) => (
  <Card size="small" aria-hidden="true" className={cn('grid content-start gap-4 overflow-clip', className)}>
    <div className={cn(bar, 'h-6 w-1/3')} />
    <SkeletonBars />
  </Card>
)

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-6 shrink-0 animate-spin rounded-full border-3 border-line-strong border-t-accent"
    />
  )
}
