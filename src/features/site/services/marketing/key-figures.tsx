import { keyFiguresCopy } from '#content/digital-marketing/copy.ts'
import { metricGroups as contentMetricGroups } from '#content/digital-marketing/sections.ts'
import type { MetricGroup } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { FigureShape } from './figure-shape.tsx'

const metricGroups: readonly MetricGroup<string>[] = contentMetricGroups

export function KeyFigures() {
  return (
    <Section
      id="metrics"
      entries={metricGroups}
      isJoined
      className="grid gap-x-14 gap-y-7 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <SectionHeading of="metrics" lede={keyFiguresCopy.lede} isSide>
          {keyFiguresCopy.heading}
        </SectionHeading>
        <p className="mt-4 text-fine text-ink-soft">{keyFiguresCopy.note}</p>
      </div>
      <div className="divide-y divide-line border-t-2 border-b border-t-ink border-b-line">
        {metricGroups.map(({ group, question, metrics }, index) => (
          <section
            key={group}
            aria-labelledby={`kpi-${group}`}
            className="grid items-center gap-x-5 gap-y-3 py-3.5 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <div className="grid grid-cols-[4rem_1fr] items-center gap-3.5">
              <FigureShape of={group} at={index} />
              <div>
                <h3 id={`kpi-${group}`} className="text-h4">
                  {group}
                </h3>
                <p className="text-fine text-ink-soft">{question}</p>
              </div>
            </div>
            <dl className="grid gap-x-5 gap-y-2.5 md:grid-cols-3">
              {metrics.map(({ metric, description }) => (
                <div key={metric} className="max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:gap-3">
                  <dt className="text-small font-semibold">{metric}</dt>
                  <dd className="text-fine text-ink-soft">{description}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  )
}
