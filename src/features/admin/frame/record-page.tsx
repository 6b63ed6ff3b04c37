import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { QueryState } from '#ui/query-state.tsx'
import { useRecordTitle } from '#ui/record-title.ts'
import { TitleBand } from '#ui/title-band.tsx'
import { ListLink } from './list-return.tsx'

interface RecordPageProps<T> {
  query: UseQueryResult<T>
  isReady?: boolean
  title: string
  texts: { loading: string; what: string }
  list: { href: string; label: string }
  summary: (record: T) => ReactNode
  skeleton: ReactNode
  whenGone?: ReactNode
  children: (record: T) => ReactNode
}

export function RecordPage<T>({
  query,
  isReady = true,
  title,
  texts,
  list,
  summary,
  skeleton,
  whenGone,
  children,
}: RecordPageProps<T>) {
  useRecordTitle(query.data === undefined ? undefined : title)
  const goneSentence = query.data === undefined && isGone(query.error) ? query.error.sentence : undefined
  return (
    <>
      <TitleBand title={title} isLoading={query.isPending} actions={<ListLink {...list} />}>
        {goneSentence ? (
          <span role="alert">{goneSentence}</span>
        ) : query.data === undefined ? (
          texts.loading
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">{summary(query.data)}</span>
        )}
      </TitleBand>
      {/* Remounts when the record arrives: the title band may grow then, and moving this element would count as a layout shift. Later failures leave what is being typed alone. */}
      <div key={query.data === undefined ? query.status : 'loaded'} className="page-width pb-20">
        {goneSentence ? (
          whenGone
        ) : (
          <QueryState
            query={isReady ? query : { ...query, data: undefined }}
            what={texts.what}
            skeleton={skeleton}
          >
            {children}
          </QueryState>
        )}
      </div>
    </>
  )
}

const isGone = (error: Error | null): error is ApiError => error instanceof ApiError && error.status === 404
