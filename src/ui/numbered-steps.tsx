import { cn } from './cn.ts'

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[]
  heading?: 'h3' | 'h4'
  className?: string
}

/** Short steps side by side; `className` says in how many columns. */
export function NumberedSteps({ steps, heading: Heading = 'h3', className }: NumberedStepsProps) {
  return (
    <ol className={cn('grid gap-x-8 gap-y-7 sm:grid-cols-2', className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-accent pt-4">
          <Heading className="flex gap-3 text-h4">
            <span aria-hidden="true" className="text-link tabular">
              {index + 1}
            </span>
            {title}
          </Heading>
          <p className="mt-1.5 text-small text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
