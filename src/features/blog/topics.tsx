import { topicsHeading } from '#content/blog/copy.ts'
import { categoryTopics } from '#content/blog/page.ts'
import { categoryCover } from '#content/blog/category.ts'
import { cn } from '#ui/cn.ts'
import { Cover } from '#ui/cover.tsx'
import { SiteLink } from '#ui/site-link.tsx'

interface TopicsProps {
  heading?: string
  isAside?: boolean
}

export function Topics({ heading = topicsHeading, isAside = false }: TopicsProps) {
  return (
    <nav
      aria-labelledby="topics-heading"
      className={cn('mt-16 border-t border-line pt-8', isAside && 'lg:mt-0 lg:border-t-0 lg:pt-7')}
    >
      <h2 id="topics-heading" className="text-h3">
        {heading}
      </h2>
      <ul
        className={cn(
          'mt-4 grid gap-x-10 sm:grid-cols-2',
          isAside ? 'lg:mt-2 lg:grid-cols-1' : 'lg:grid-cols-3',
        )}
      >
        {categoryTopics.map(({ id, label, about }) => (
          <li key={id} className="flex items-start gap-4 border-b border-line py-4">
            <div className="w-18 shrink-0">
              <Cover figure={categoryCover(id)} category={id} shape="thumbnail" />
            </div>
            <div className="min-w-0">
              <SiteLink href={`/blog/category/${id}`} className="font-semibold text-link hover:underline">
                {label}
              </SiteLink>
              {about ? <p className="text-small text-ink-soft">{about}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
