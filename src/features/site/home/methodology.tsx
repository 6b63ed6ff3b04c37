import type { HomeCopy } from '#content/home/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'

interface Step {
  icon: IconName
  title: string
  description: string
  /** What the client holds at the end of the step. */
  result?: { icon: IconName; text: string }
}

export function Methodology({ copy }: { copy: HomeCopy['methodology'] }) {
  if (isEmpty(copy.items)) return null
  const steps: readonly Step[] = copy.items
  return (
    <section
      id="methodology"
      aria-labelledby="methodology-heading"
      className="border-ink pt-7 not-first:mt-12 not-first:border-t-2 lg:pt-10 lg:not-first:mt-20"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="methodology-heading" className="text-section">
          {copy.heading}
        </h2>
        <p className="text-body text-ink-soft">{copy.lede}</p>
      </div>
      <ol className="mt-5 grid gap-3 md:grid-cols-2 lg:mt-9 lg:grid-cols-4 lg:gap-6">
        {steps.map(({ icon, title, description, result }, index) => (
          <li
            key={title}
            data-card=""
            className="relative flex flex-col rounded-card border border-line bg-card px-5 pt-4.5 lg:px-6 lg:pt-6"
          >
            <span className="absolute top-4.5 right-5 font-heading text-[1.0625rem] leading-none font-[660] text-ink-soft">
              {index + 1}
            </span>
            <h3 className="flex items-center gap-2.5 pr-6 text-[1.3125rem]">
              <Icon name={icon} size="medium" className="text-kicker" />
              {title}
            </h3>
            <p className="mt-1.5 mb-4 text-[1rem] leading-normal text-ink-soft lg:mt-2 lg:mb-5.5">
              {description}
            </p>
            {result ? (
              <p className="-mx-5 mt-auto flex items-center gap-2 border-t border-dashed border-line px-5 py-3 text-small font-semibold lg:-mx-6 lg:px-6">
                <Icon name={result.icon} size="small" />
                {result.text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
