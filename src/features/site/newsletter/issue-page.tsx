import { archiveCopy } from '#content/newsletter/archive-copy.ts'
import type { PublicIssue } from '#contracts/issues.ts'
import { formatLongDay } from '#shared/formats.ts'
import { archivePath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Prose } from '#ui/prose.tsx'

interface IssuePageProps {
  issue: PublicIssue
  breadcrumbs: readonly { name: string; url: string }[]
}

export const IssuePage = ({ issue: { subject, date, number, html }, breadcrumbs }: IssuePageProps) => (
  <div className="page-width pt-8 pb-20 lg:pt-12">
    <div className="print-hidden">
      <Breadcrumbs items={breadcrumbs} />
    </div>
    <article className="mt-6 min-w-0 max-w-[46rem]">
      <p className="flex flex-wrap gap-x-3 text-fine text-ink-soft">
        <span className="tabular">{archiveCopy.number(number)}</span>
        <time dateTime={date}>{formatLongDay(date)}</time>
      </p>
      <h1 dir={textDirection(subject)} className="mt-3 text-h1 wrap-anywhere">
        {subject}
      </h1>
      <Prose id="article-body" html={html} className="mt-10" />
      <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8 print-hidden">
        <ButtonLink href="/blog#newsletter">{archiveCopy.subscribe}</ButtonLink>
        <ButtonLink href={archivePath} look="outline">
          {archiveCopy.allIssues}
        </ButtonLink>
      </div>
    </article>
  </div>
)
