import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { sampleStats } from '#content/admin/page.ts'
import { overviewTexts as texts } from '#content/interface/admin/overview.ts'
import type { AdminStats } from '#contracts/admin.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { CountStrip } from '#ui/count-strip.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { Icon } from '#ui/icon.tsx'
import { RetryButton } from '#ui/retry-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useLatch } from '#ui/query-state.tsx'
import { BookingsChart } from './charts/bookings-chart.tsx'
import { NewsletterChart } from './charts/newsletter-chart.tsx'
import { shownCards } from '../frame/admin-nav.tsx'
import { bookingsPath } from '../bookings/bookings-state.ts'
import { panelQuery, BookingsPanel } from '../bookings/bookings-panel.tsx'
import { ClockNotice } from './clock-notice.tsx'
import { NextAppointments } from './next-appointments.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { statsQuery } from './queries.ts'

const lateFilter = { waiting: 'yes', sort: 'oldest' }
const newestFirst = { sort: 'newest' }
const unreadPath = `${bookingsPath}?view=bookings&unread=yes`
const waitingPath = `${bookingsPath}?view=bookings&waiting=yes&sort=oldest`

export function OverviewPage() {
  const stats = useQuery(statsQuery)
  const live = stats.data
  useInfiniteQuery(panelQuery(newestFirst))
  const areStatsThere = useLatch(!stats.isLoading)
  const hasLateListLoaded = useLatch(!useInfiniteQuery(panelQuery(lateFilter)).isLoading)
  return (
    <>
      <TitleBand
        title={texts.title}
        longest={waitingPhrases(100, 100).join('')}
        actions={
          <ButtonLink href="/" look="outline">
            {texts.viewSite}
          </ButtonLink>
        }
      >
        <WaitingLine stats={live} />
      </TitleBand>
      <div className="page-width grid gap-5 pb-20">
        <Faults stats={live} hasFailed={stats.isError} />
        {live ? <ClockNotice clock={live.clock} /> : null}
        <ReleaseNotice />
        <CountStrip
          heading={texts.countsHeading}
          note={texts.countsNote}
          counts={[
            ...(isPageOn('/blog')
              ? [
                  { label: texts.publishedPosts, count: live?.publishedPosts },
                  { label: texts.drafts, count: live?.drafts },
                ]
              : []),
            { label: texts.pendingRequests, count: live?.pendingBookings, isWaiting: true },
            { label: texts.unreadRequests, count: live?.unreadBookings, isWaiting: true },
            { label: texts.activeProjects, count: live?.activeProjects },
            { label: texts.clients, count: live?.clients },
            { label: texts.subscribers, count: live?.subscribers },
          ].map((count) => ({ ...count, hasFailed: stats.isError }))}
        />
        {stats.error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
            <p>
              {texts.countsError} {failureSentence(stats.error)}
            </p>
            <RetryButton look="outline" size="small" onRetry={() => stats.refetch()} />
          </div>
        ) : (
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
            <BookingsChart months={live?.bookingsByMonth} />
            <NewsletterChart months={live?.subscribersByMonth} />
          </div>
        )}
        {site.sampleFigures ? <SampleStats /> : null}
        <AdminCards />
        {stats.error ? null : <NextAppointments appointments={live?.nextAppointments} />}
        {areStatsThere ? (
          <BookingsPanel title={texts.lateTitle} query={lateFilter} empty={texts.lateEmpty} />
        ) : null}
        {areStatsThere && hasLateListLoaded ? (
          <BookingsPanel title={texts.newestTitle} query={newestFirst} empty={texts.newestEmpty} />
        ) : null}
      </div>
    </>
  )
}

/** Takes up its line even before the counts arrive and when nothing is wrong, so that nothing moves. */
function Faults({ stats, hasFailed }: { stats: AdminStats | undefined; hasFailed: boolean }) {
  const { unsentEmails = 0, recentProblems = 0 } = stats ?? {}
  return (
    <div role="status" className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-soft">
      {unsentEmails > 0 ? <FaultLine href="/admin/emails">{texts.unsent(unsentEmails)}</FaultLine> : null}
      {recentProblems > 0 ? (
        <FaultLine href="/admin/problems">{texts.problems(recentProblems)}</FaultLine>
      ) : null}
      {unsentEmails + recentProblems > 0 ? null : (
        <p>{stats ? texts.noFaults : hasFailed ? null : texts.faultsLoading}</p>
      )}
    </div>
  )
}

function FaultLine({ href, children }: { href: string; children: string }) {
  return (
    <p className="flex items-start gap-2 text-danger">
      <Icon name="triangle-alert" className="mt-0.5" />
      <SiteLink href={href} className="font-semibold underline underline-offset-2">
        {children}
      </SiteLink>
    </p>
  )
}

function WaitingLine({ stats }: { stats: AdminStats | undefined }) {
  if (!stats) return texts.waitingLoading
  const { pendingBookings: pending, waitingBookings: waiting, unreadBookings: unread } = stats
  if (pending === 0 && unread === 0) return texts.waitingNone
  if (pending === 0)
    return (
      <>
        {texts.pendingNone}{' '}
        <SiteLink href={unreadPath} className="font-semibold text-warning underline underline-offset-2">
          {texts.unread(unread)}
        </SiteLink>
        .
      </>
    )
  const [pendingPhrase, latePhrase] = waitingPhrases(pending, waiting)
  if (waiting === 0) return texts.waitingNoneLate(pendingPhrase, answerPromisedHours)
  return (
    <>
      {pendingPhrase};{' '}
      <SiteLink href={waitingPath} className="font-semibold text-warning underline underline-offset-2">
        {latePhrase}
      </SiteLink>
      .
    </>
  )
}

const waitingPhrases = (pending: number, waiting: number): [string, string] => [
  texts.waiting(pending),
  texts.late(waiting, answerPromisedHours),
]

function SampleStats() {
  return (
    <section aria-label={texts.sampleLabel}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {sampleStats.map(({ label, value, change, changeType }) => (
          <Card key={label} tone="dashed" size="tight" className="max-sm:last:odd:col-span-full">
            <dt className="text-fine text-ink-soft">{label}</dt>
            <dd className="mt-1 flex flex-wrap items-center justify-between gap-2">
              <span className="font-heading text-h2 font-semibold tabular">{value}</span>
              <span
                data-change-type={changeType}
                className={cn(
                  'inline-flex h-6.5 items-center rounded-full px-2.5 text-tiny font-semibold',
                  changeType === 'positive' ? 'bg-success-bg text-success' : 'bg-danger-bg text-danger',
                )}
              >
                {change}
              </span>
            </dd>
          </Card>
        ))}
      </dl>
      <p className="mt-2.5 flex items-start gap-1.5 text-tiny text-ink-soft">
        <Icon name="info" className="mt-0.5" />
        {texts.sampleNote}
      </p>
    </section>
  )
}

function AdminCards() {
  return (
    <section aria-label={texts.cardsLabel} className="print-hidden">
      <ul
        className={cn(
          'grid gap-4 sm:grid-cols-2',
          shownCards.length > 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
        )}
      >
        {shownCards.map(({ title, description, icon, path }) => (
          <Card
            as="li"
            size="tight"
            key={path}
            className="group relative grid content-start justify-items-start gap-3 max-sm:flex max-lg:last:odd:col-span-full transition-[border-color,transform,box-shadow] duration-200 hover:-translate-y-0.5 hover:border-accent hover:shadow-lift"
          >
            <span className="inline-flex size-9.5 shrink-0 items-center justify-center rounded-field bg-tint text-link group-hover:bg-primary group-hover:text-on-primary">
              <Icon name={icon} />
            </span>
            <div>
              <h2 className="text-h4">
                <SiteLink href={path} className="after:absolute after:inset-0 after:rounded-card">
                  {title}
                </SiteLink>
              </h2>
              <p className="mt-1 text-tiny text-ink-soft">{description}</p>
            </div>
            <Icon
              name="arrow-right"
              className="absolute top-5 right-5 transition-transform group-hover:translate-x-0.75"
            />
          </Card>
        ))}
      </ul>
    </section>
  )
}
