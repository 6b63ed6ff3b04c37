import { useQuery } from '@tanstack/react-query'
import { backupTexts as texts } from '#content/interface/admin/overview.ts'
import { failureSentence } from '#ui/failure-sentence.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { RetryButton } from '#ui/retry-button.tsx'
import { backupQuery } from './queries.ts'

export function BackupCard() {
  const { data, error, refetch } = useQuery(backupQuery)
  const when = (iso: string | null | undefined) => {
    if (iso === undefined) return texts.loading
    return iso === null ? texts.never : <LocalTime iso={iso} />
  }
  return (
    <section
      aria-labelledby="backups-heading"
      data-card=""
      className="max-w-2xl rounded-card border border-line bg-card p-6 lg:p-7"
    >
      <h2 id="backups-heading" className="text-h3">
        {texts.heading}
      </h2>
      {error ? (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-danger">
          <p>
            {texts.error} {failureSentence(error)}
          </p>
          <RetryButton look="outline" size="small" onRetry={() => refetch()} />
        </div>
      ) : (
        <dl className="mt-4 grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-fine text-ink-soft">{texts.newest}</dt>
            <dd className="font-semibold">{when(data?.backedUpAt)}</dd>
          </div>
          <div>
            <dt className="text-fine text-ink-soft">{texts.drill}</dt>
            <dd className="font-semibold">{when(data?.drilledAt)}</dd>
            <dd className="text-tiny text-ink-soft">{texts.drillNote}</dd>
          </div>
        </dl>
      )}
      <p className="mt-4 text-small">
        {texts.beforeCommand} <code className="font-mono text-fine break-words">{texts.command}</code>.
      </p>
    </section>
  )
}
