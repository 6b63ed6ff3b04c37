import { breadcrumbsLabel } from '#content/interface/controls.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { SiteLink } from './site-link.tsx'

export function Breadcrumbs({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <nav aria-label={breadcrumbsLabel} className="text-fine">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items
          .filter(({ url }) => isPageOn(url))
          .map(({ name, url }, index) => (
            <li key={url} className="flex items-center gap-x-2">
              {index > 0 ? (
                <span aria-hidden="true" className="text-ink-soft">
                  /
                </span>
              ) : null}
              <SiteLink
                href={url}
                dir="auto"
                className="inline-flex items-center py-1 pointer-coarse:min-h-11 wrap-anywhere text-ink-soft hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {name}
              </SiteLink>
            </li>
          ))}
      </ol>
    </nav>
  )
}
