import { paginationCopy } from '#content/blog/copy.ts'
import { listPath } from '#shared/list-pages.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface PaginationProps {
  page: number
  pages: number
  pathOf?: (page: number) => string
}

const step =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small font-semibold text-link hover:border-accent'

export function Pagination({ page, pages, pathOf = listPath }: PaginationProps) {
  if (pages === 1) return null
  return (
    <nav
      aria-label={paginationCopy.label}
      className="mt-12 grid grid-cols-2 items-center gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto_1fr]"
    >
      <div>
        {page > 1 ? (
          <SiteLink href={pathOf(page - 1)} rel="prev" className={step}>
            <Icon name="arrow-left" />
            {paginationCopy.newer}
            <span className="sr-only">{paginationCopy.articles}</span>
          </SiteLink>
        ) : null}
      </div>
      <p className="order-first col-span-2 text-center text-small text-ink-soft sm:order-none sm:col-span-1">
        {paginationCopy.page(page, pages)}
      </p>
      <div className="text-right">
        {page < pages ? (
          <SiteLink href={pathOf(page + 1)} rel="next" className={step}>
            {paginationCopy.older}
            <span className="sr-only">{paginationCopy.articles}</span>
            <Icon name="arrow-right" />
          </SiteLink>
        ) : null}
      </div>
    </nav>
  )
}
