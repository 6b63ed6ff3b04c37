import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import type { IssueArchive } from '#contracts/issues.ts'
import { formatLongDay } from '#shared/formats.ts'
import { archivePagePath, issuePath } from '#shared/issue-path.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'
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
      <div className="relative isolate overflow-clip border-b border-line bg-surface-tint">
        <Contours
          art="title-band"
          className="[--contour-gradient:linear-gradient(100deg,transparent_45%,var(--contour-color)_85%)] [--contour-opacity:.55]"
        />
        <div className="page-width py-10 lg:py-14">
          <Breadcrumbs items={breadcrumbs} />
          <h1 className="mt-4 text-h1">{archiveCopy.title}</h1>
          <p className="mt-3 max-w-xl text-lede text-ink-soft">{archiveCopy.lede}</p>
          <ButtonLink href="/blog#newsletter" look="outline" className="mt-6 print-hidden">
            {archiveCopy.subscribe}
          </ButtonLink>
        </div>
      </div>
      <div className="page-width section-space">
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
  <ol reversed className="max-w-3xl border-t border-line">
    {issues.map(({ slug, subject, summary, date, number }) => (
      <li key={slug} className="relative border-b border-line py-6">
        <p className="flex flex-wrap gap-x-3 text-fine text-ink-soft">
          <span className="tabular">{archiveCopy.number(number)}</span>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </p>
        <h3 dir={textDirection(subject)} className="mt-1 text-h3 wrap-anywhere">
          <SiteLink href={issuePath(slug)} className="hover:underline after:absolute after:inset-0">
            {subject}
          </SiteLink>
        </h3>
        {summary ? (
          <p dir={textDirection(summary)} className="mt-2 text-ink-soft wrap-anywhere">
            {summary}
          </p>
        ) : null}
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
