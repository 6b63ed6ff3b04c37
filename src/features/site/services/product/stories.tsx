import { storiesCopy } from '#content/product-development/copy.ts'
import { successStories } from '#content/product-development/sections.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

interface ProductStory {
  industry: string
  figure: string
  result: string
  text: string
  technologies: readonly string[]
  duration: string
}

const stories: readonly ProductStory[] = successStories

export function Stories() {
  return (
    <Section id="stories" entries={successStories}>
      <SectionHeading of="stories" kicker={storiesCopy.kicker}>
        {storiesCopy.heading}
      </SectionHeading>
      <div className="mt-12">
        {stories.map(({ industry, figure, result, text, technologies, duration }) => (
          <article
            key={industry}
            className="grid gap-x-10 gap-y-4 border-t border-line-strong py-8 lg:grid-cols-[20rem_1fr_14rem] lg:items-center"
          >
            <p>
              <span className="block font-heading text-figure font-bold tracking-tight whitespace-nowrap text-primary">
                {figure}
              </span>{' '}
              <span className="mt-2 block font-semibold">{result}</span>
            </p>
            <div>
              <h3 className="text-h3">{industry}</h3>
              <p className="mt-2 max-w-[32rem] text-ink-soft">{text}</p>
            </div>
            <dl className="grid gap-3 text-small">
              <div>
                <dt className="text-ink-soft">{storiesCopy.technologies}</dt>
                <dd className="font-semibold">{technologies.join(', ')}</dd>
              </div>
              <div>
                <dt className="text-ink-soft">{storiesCopy.duration}</dt>
                <dd className="font-semibold">{duration}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  )
}
