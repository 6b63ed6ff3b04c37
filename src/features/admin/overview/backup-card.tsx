import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { BackupState } from '#contracts/admin.ts'
import { backupTexts as texts } from '#content/interface/admin/overview.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { backupQuery } from './queries.ts'

export function BackupCard() {
  const query = useQuery(backupQuery)
  return (
    <Card as="section" aria-labelledby="backups-heading" className="max-w-2xl">
      <h2 id="backups-heading" className="text-h4">
        {texts.heading}
      </h2>
      <QueryState query={query} what={texts.what} skeleton={<BackupDates />}>
        {(dates) => <BackupDates dates={dates} />}
      </QueryState>
      <p className="mt-4 text-small">
        {texts.beforeCommand}{' '}
        <code className="font-mono text-fine">
          {texts.command.split(' ').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">{word}</span>
            </Fragment>
          ))}
        </code>
        .
      </p>
    </Card>
  )
}

const isFault = (dates?: BackupState) => dates?.nightly === 'failed' || dates?.nightly === 'late'

function BackupDates({ dates }: { dates?: BackupState }) {
  const when = (iso: string | null | undefined) => {
    if (iso === undefined) return texts.loading
    return iso === null ? texts.never : <LocalTime iso={iso} />
  }
  return (
    <dl className="mt-4 grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-fine text-ink-soft">{texts.newest}</dt>
        <dd className="font-semibold">{when(dates?.backedUpAt)}</dd>
      </div>
      <div>
        <dt className="text-fine text-ink-soft">{texts.drill}</dt>
        <dd className="font-semibold">{when(dates?.drilledAt)}</dd>
        <dd className="text-tiny text-ink-soft">{texts.drillNote}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-fine text-ink-soft">{texts.nightly}</dt>
        <dd className={cn('font-semibold max-sm:min-h-[2lh]', isFault(dates) && 'text-danger')}>
          {dates ? texts.nightlyStates[dates.nightly] : texts.loading}
        </dd>
      </div>
    </dl>
  )
}
