import { cn } from './cn.ts'

interface FaqListProps {
  /** Pass the array that makes the page's FAQPage data, so that the two cannot differ. */
  faqs: readonly { question: string; answer: string }[]
  isInColumns?: boolean
  /** Begins with every answer closed. */
  isClosed?: boolean
}

export function FaqList({ faqs, isInColumns = false, isClosed = false }: FaqListProps) {
  const isCompact = isInColumns || isClosed
  const firstCount = isInColumns ? Math.floor(faqs.length / 2) || 1 : faqs.length
  const columns = [faqs.slice(0, firstCount), faqs.slice(firstCount)].filter(({ length }) => length > 0)
  return (
    <div className={isInColumns ? 'grid items-start gap-x-12 lg:grid-cols-2' : undefined}>
      {columns.map((column, columnIndex) => (
        <div
          key={column[0]?.question}
          className={cn(
            'border-line contrast:border-t-3',
            isInColumns ? 'lg:border-t-2 lg:border-ink' : 'border-t',
            isInColumns && columnIndex === 0 ? 'max-lg:border-t-2 max-lg:border-ink' : undefined,
          )}
        >
          {column.map(({ question, answer }, index) => (
            <details
              key={question}
              open={!isClosed && columnIndex === 0 && index === 0}
              className="group border-b border-line contrast:border-b-3"
            >
              <summary className={cn('flex items-start justify-between gap-6', isCompact ? 'py-4' : 'py-5')}>
                <h3 className={isCompact ? 'text-h4' : 'text-h3'}>{question}</h3>
                <span
                  aria-hidden="true"
                  className="relative mt-[0.35em] size-4 shrink-0 text-link before:absolute before:inset-x-0 before:top-[7px] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[7px] after:w-0.5 after:bg-current after:transition-transform after:duration-150 group-open:after:scale-y-0"
                />
              </summary>
              <p
                className={cn(
                  'max-w-[42rem] text-ink-soft',
                  isCompact ? 'pr-8 pb-4 text-[1rem]' : 'pr-10 pb-6',
                )}
              >
                {answer}
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
