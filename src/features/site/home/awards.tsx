import type { HomeCopy } from '#content/home/page.ts'
import { isEmpty } from '#shared/is-empty.ts'

export function Awards({ copy }: { copy: HomeCopy['awards'] }) {
  if (isEmpty(copy.items)) return null
  return (
    <section aria-labelledby="awards-heading" className="pb-13 lg:pb-23">
      <div className="page-width grid gap-x-8 gap-y-5 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <h2 id="awards-heading" className="text-[1.25rem] leading-tight">
          {copy.heading}
        </h2>
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          {copy.items.map(({ title, organisation }) => (
            <li key={title} className="border-l-2 border-cta pl-4">
              <h3 className="text-[1.0625rem] leading-[1.3] tracking-[-0.01em]">{title}</h3>
              <p className="mt-0.5 text-fine text-ink-soft">{organisation}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
