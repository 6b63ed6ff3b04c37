import type { HomeCopy } from '#content/home/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Icon } from '#ui/icon.tsx'

export function Awards({ copy }: { copy: HomeCopy['awards'] }) {
  if (isEmpty(copy.items)) return null
  return (
    <section aria-labelledby="awards-heading" className="bg-surface-tint">
      <div className="page-width grid gap-x-6 gap-y-6 py-12 lg:grid-cols-12 lg:py-16">
        <h2 id="awards-heading" className="text-h3 lg:col-span-4 lg:pt-3">
          {copy.heading}
        </h2>
        <ul className="lg:col-span-8">
          {copy.items.map(({ title, organisation }) => (
            <li
              key={title}
              className="flex gap-4 border-line-strong py-3.5 not-first:border-t contrast:border-line contrast:not-first:border-t-3"
            >
              <Icon name="award" size="large" className="mt-0.5 text-kicker" />
              <div className="grow gap-x-6 sm:flex sm:items-baseline sm:justify-between">
                <h3 className="text-h4">{title}</h3>
                <p className="text-small text-ink-soft sm:text-right">{organisation}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
