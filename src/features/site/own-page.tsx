import type { OwnPage } from '#shared/site-config.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Prose } from '#ui/prose.tsx'

export function OwnPageBody({ page: { heading, html, trail } }: { page: OwnPage }) {
  return (
    <article className="page-width pt-12 pb-20 lg:pt-16 lg:pb-24">
      {trail.length > 0 ? (
        <div className="mb-6 print-hidden">
          <Breadcrumbs items={trail} />
        </div>
      ) : null}
      <h1 className="max-w-[46rem] text-display">{heading}</h1>
      <Prose id="article-body" html={html} className="mt-8" />
    </article>
  )
}
