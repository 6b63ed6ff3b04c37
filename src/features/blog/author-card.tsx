import { authorCardCopy } from '#content/blog/copy.ts'
import { authorExpertise, defaultAuthor } from '#content/blog/page.ts'
import { site } from '#site.config.ts'
import type { PublicAuthor } from '#contracts/blog.ts'
import { authorPath } from '#shared/page-paths.ts'
import { textDirection } from '#shared/text-direction.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { AuthorPortrait, authorOf } from './author-portrait.tsx'

interface AuthorCardProps {
  name?: string | undefined
  page?: PublicAuthor | undefined
}

export function AuthorCard({ name, page }: AuthorCardProps) {
  const person = name ? authorOf(name) : undefined
  const title = page?.title ?? (person && `${person.title}, ${person.place}`)
  return (
    <section aria-labelledby="author-heading" className="mt-8 flex gap-5 max-sm:flex-col">
      <AuthorPortrait name={name} picture={page?.picture} className="size-16" />
      <div className="min-w-0">
        <h2 id="author-heading" className="text-h4">
          {page ? (
            <SiteLink href={authorPath(page.slug)} className="text-link hover:underline">
              {page.name}
            </SiteLink>
          ) : (
            (name ?? defaultAuthor.name)
          )}
        </h2>
        {title ? <p className="text-small text-ink-soft">{title}</p> : null}
        {page?.bio ? (
          <p dir={textDirection(page.bio)} className="mt-2 whitespace-pre-line text-small text-ink-soft">
            {page.bio}
          </p>
        ) : null}
        {name ? null : <p className="mt-2 text-small text-ink-soft">{defaultAuthor.description}</p>}
        {site.sampleFigures ? (
          <ul aria-label={authorCardCopy.expertise} className="mt-3 flex flex-wrap gap-2 text-fine">
            {authorExpertise.map((area) => (
              <li key={area} className="rounded-full bg-tint px-3 py-1 text-ink-soft contrast:border">
                {area}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}
