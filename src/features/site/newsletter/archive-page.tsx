import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import type { IssueArchive } from '#contracts/issues.ts'
import { formatLongDay } from '#shared/formats.ts'
import { archivePagePath, issuePath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Cover } from '#ui/cover.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface ArchivePageProps {
  archive: IssueArchive
  page: number
  breadcrumbs: readonly { name: string; url: string }[]
}

export function ArchivePage({ archive: { issues, pages }, page, breadcrumbs }: ArchivePageProps) {
  return (
    <>
      <div className="page-width pt-10 lg:pt-14">
        <Breadcrumbs items={breadcrumbs} />
        <div className="mt-4 grid items-center gap-x-16 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div>
            <h1 className="text-h1">{archiveCopy.title}</h1>
            <p className="mt-3 max-w-xl text-lede text-ink-soft">{archiveCopy.lede}</p>
            <ButtonLink href="/blog#newsletter" look="cta" className="mt-6 print-hidden">
              {archiveCopy.subscribe}
            </ButtonLink>
          </div>
          <Cover
            figure="letter"
            category="digital-marketing"
            shape="wide"
            className="max-lg:hidden print-hidden contrast:hidden"
          />
        </div>
      </div>
      <div className="page-width pt-12 pb-20 lg:pb-23">
        <h2 className="sr-only">{archiveCopy.list}</h2>
        {issues.length === 0 ? <EmptyArchive /> : <IssueList issues={issues} />}
        {pages > 1 ? <Pages page={page} pages={pages} /> : null}
      </div>
    </>
  )
}

const EmptyArchive = () => (
  <Card tone="dashed" size="large" className="text-center">
    <p className="font-heading text-h3">{archiveCopy.empty}</p>
    <p className="mt-2 text-ink-soft">{archiveCopy.emptyText}</p>
  </Card>
)

const IssueList = ({ issues }: Pick<IssueArchive, 'issues'>) => (
  <ol reversed className="border-t border-line">
    {issues.map(({ slug, subject, summary, date, number }) => (
      <li
        key={slug}
        className="group relative grid gap-x-12 gap-y-1 border-b border-line py-7 md:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <p className="flex flex-wrap content-start gap-x-3 text-fine text-ink-soft md:pt-1.5">
          <span className="tabular">{archiveCopy.number(number)}</span>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </p>
        <div className="max-w-[46rem]">
          <h3 dir={textDirection(subject)} className="text-h3 wrap-anywhere">
            <SiteLink
              href={issuePath(slug)}
              className="group-hover:text-link group-hover:underline after:absolute after:inset-0"
            >
              {subject}
            </SiteLink>
          </h3>
          {summary ? (
            <p dir={textDirection(summary)} className="mt-2 text-ink-soft wrap-anywhere">
              {summary}
            </p>
          ) : null}
        </div>
      </li>
    ))}
  </ol>
)

const step =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small font-semibold text-link hover:border-accent'

const Pages = ({ page, pages }: { page: number; pages: number }) => (
  <nav
    aria-label={archiveCopy.pagesLabel}
    className="mt-12 flex flex-wrap items-center justify-between gap-4"
  >
    {page > 1 ? (
      <SiteLink href={archivePagePath(page - 1)} rel="prev" className={step}>
        <Icon name="arrow-left" />
        {archiveCopy.newer}
        <span className="sr-only">{archiveCopy.issues}</span>
      </SiteLink>
    ) : null}
    <p className="text-small text-ink-soft">{archiveCopy.pageOf(page, pages)}</p>
    {page < pages ? (
      <SiteLink href={archivePagePath(page + 1)} rel="next" className={step}>
        {archiveCopy.older}
        <span className="sr-only">{archiveCopy.issues}</span>
        <Icon name="arrow-right" />
      </SiteLink>
    ) : null}
  </nav>
)
