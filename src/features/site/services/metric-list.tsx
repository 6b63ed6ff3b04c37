import { cn } from '#ui/cn.ts'

interface MetricListProps {
  metrics: readonly { metric: string; description: string }[]
  className?: string
}

export const MetricList = ({ metrics, className }: MetricListProps) => (
  <dl className={cn('divide-y divide-line', className)}>
    {metrics.map(({ metric, description }) => (
      <div key={metric} className="py-3 text-small">
        <dt className="font-semibold">{metric}</dt>
        <dd className="text-ink-soft">{description}</dd>
      </div>
    ))}
  </dl>
)
