import type { ReactNode } from 'react'
import { FormProblem } from '#ui/form-problem.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRowsInCard } from '#ui/skeleton.tsx'

interface ListCardProps<T> {
  texts: { title: string; note: string; what: string }
  query: Parameters<typeof QueryState<T>>[0]['query']
  problem: string | undefined
  rows: (data: T) => ReactNode
  children?: ReactNode
}

export function ListCard<T>({ texts, query, problem, rows, children }: ListCardProps<T>) {
  return (
    <SectionCard title={texts.title} note={texts.note}>
      {problem ? (
        <div className="mt-4">
          <FormProblem message={problem} />
        </div>
      ) : null}
      <QueryState query={query} what={texts.what} skeleton={<SkeletonRowsInCard count={2} rowClass="h-19" />}>
        {(data) => <ul className="mt-4 divide-y divide-line border-y border-line">{rows(data)}</ul>}
      </QueryState>
      {children}
    </SectionCard>
  )
}

interface ListRowProps {
  title: string
  note: string
  children: ReactNode
}

export const ListRow = ({ title, note, children }: ListRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
    <div className="min-w-0 grow basis-40">
      <p className="text-small font-semibold">{title}</p>
      <p className="text-fine text-ink-soft">{note}</p>
    </div>
    {children}
  </li>
)
