import { authorCardCopy } from '#content/blog/copy.ts'
import { authorExpertise, defaultAuthor } from '#content/blog/page.ts'
import { site } from '#site.config.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

export function AuthorCard({ name }: { name?: string | undefined }) {
  return (
    <Card as="section" size="medium" aria-labelledby="author-heading" className="mt-10">
      <div className="flex items-center gap-4">
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-tint-strong text-h4 text-link">
          {name ? <span aria-hidden="true">{initials(name)}</span> : <Icon name="bot" />}
        </span>
        <h2 id="author-heading" className="text-h4">
          {name ?? defaultAuthor.name}
        </h2>
      </div>
      {name ? null : <p className="mt-3 text-small text-ink-soft">{defaultAuthor.description}</p>}
      {site.sampleFigures ? (
        <ul aria-label={authorCardCopy.expertise} className="mt-4 flex flex-wrap gap-2 text-fine">
          {authorExpertise.map((area) => (
            <li key={area} className="rounded-full bg-tint px-3 py-1 text-ink-soft contrast:border">
              {area}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
