import { authorCardCopy } from '#content/blog/copy.ts'
import { authorExpertise, defaultAuthor } from '#content/blog/page.ts'
import { site } from '#site.config.ts'
import { AuthorPortrait, authorOf } from './author-portrait.tsx'

export function AuthorCard({ name }: { name?: string | undefined }) {
  const person = name ? authorOf(name) : undefined
  return (
    <section aria-labelledby="author-heading" className="mt-8 flex gap-5 max-sm:flex-col">
      <AuthorPortrait name={name} className="size-16" />
      <div className="min-w-0">
        <h2 id="author-heading" className="text-h4">
          {name ?? defaultAuthor.name}
        </h2>
        {person ? (
          <p className="text-small text-ink-soft">
            {person.title}, {person.place}
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
