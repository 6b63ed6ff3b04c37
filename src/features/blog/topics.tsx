import { categoryTopics } from '#content/blog.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** The archives, each with what it is about. */
export function Topics({ heading = 'Browse by topic' }: { heading?: string }) {
  return (
    <nav aria-labelledby="topics-heading" className="mt-16 border-t border-line pt-8">
      <h2 id="topics-heading" className="text-h3">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {categoryTopics.map(({ id, label, about }) => (
          <li key={id} className="border-b border-line py-4">
            <SiteLink href={`/blog/category/${id}`} className="font-semibold text-link hover:underline">
              {label}
            </SiteLink>
            <p className="text-small text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
