import { successStoriesCopy } from '#content/digital-marketing/copy.ts'
import { stories as contentStories } from '#content/digital-marketing/sections.ts'
import type { SuccessStory } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

const stories: readonly SuccessStory[] = contentStories

const longestMonths = Math.max(...stories.map(({ months }) => months))
const months = Array.from({ length: longestMonths }, (_, index) => index + 1)

export function SuccessStories() {
  return (
    <Section id="stories" entries={stories}>
      <SectionHeading of="stories" kicker={successStoriesCopy.kicker} lede={successStoriesCopy.lede}>
        {successStoriesCopy.heading}
      </SectionHeading>
      <ol className="mt-10 border-t border-line">
        {stories.map(({ industry, figure, results, services, months: duration }) => (
          <li
            key={industry}
            className="grid items-center gap-x-10 gap-y-6 border-b border-line py-9 lg:grid-cols-[19rem_1fr]"
          >
            <div>
              <h3 className="font-sans text-body font-semibold tracking-normal text-kicker">{industry}</h3>
              <p className="mt-1">
                <span className="block font-heading text-figure font-semibold tracking-[-0.045em] text-link contrast:text-ink">
                  {figure}
                </span>{' '}
                <span className="text-body font-semibold">{results}</span>
              </p>
            </div>
            <dl className="space-y-5">
              <div>
                <dt className="sr-only">{successStoriesCopy.services}</dt>
                <dd className="flex flex-wrap gap-2">
                  {services.map((service) => (
                    <span
                      key={service}
                      className="rounded-full bg-tint-strong px-3.5 py-1.5 text-fine font-semibold text-link contrast:border"
                    >
                      {service}
                    </span>
                  ))}
                </dd>
              </div>
              <div>
                <dt className="sr-only">{successStoriesCopy.duration}</dt>
                <dd>
                  <div
                    aria-hidden="true"
                    className="grid h-4 gap-1"
                    style={{ gridTemplateColumns: `repeat(${longestMonths}, 1fr)` }}
                  >
                    {months.map((month) => (
                      <span
                        key={month}
                        className={
                          month <= duration
                            ? 'rounded-[3px] bg-accent'
                            : 'rounded-[3px] bg-tint contrast:border'
                        }
                      />
                    ))}
                  </div>
                  <span
                    className="mt-2 block w-24 text-right text-small font-semibold"
                    style={{ marginLeft: `calc(${(duration / longestMonths) * 100}% - 6rem)` }}
                  >
                    {successStoriesCopy.months(duration)}
                  </span>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}
