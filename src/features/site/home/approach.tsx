import type { HomeCopy } from '#content/home/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Icon } from '#ui/icon.tsx'
import { Sketch } from '#ui/screen.tsx'

const sketches = ['analysis', 'plan', 'experiments'] as const

export function Approach({ copy }: { copy: HomeCopy['approach'] }) {
  if (isEmpty(copy.items)) return null
  return (
    <section
      id="approach"
      aria-labelledby="approach-heading"
      className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
    >
      <div>
        <p className="mb-2 text-small font-semibold text-kicker">{copy.kicker}</p>
        <h2 id="approach-heading" className="text-approach tracking-[-0.03em]">
          {copy.heading}
        </h2>
      </div>
      <ul>
        {copy.items.map(({ icon, title, description }, index) => (
          <li
            key={title}
            className="grid items-center gap-x-8 gap-y-4 py-6.5 not-first:border-t not-first:border-line first:pt-0 last:pb-0 sm:grid-cols-[13rem_minmax(0,1fr)] contrast:not-first:border-t-3"
          >
            <PictureAt index={index} />
            <div className="sm:col-start-2">
              <h3 className="flex items-center gap-2.5 text-[1.375rem]">
                <Icon name={icon} size="medium" className="text-kicker" />
                {title}
              </h3>
              <p className="mt-1.5 text-[1.0625rem] leading-[1.52] text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PictureAt({ index }: { index: number }) {
  const name = sketches[index]
  return name ? <Sketch name={name} className="w-full max-w-65 text-ink" /> : null
}
