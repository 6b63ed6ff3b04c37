import { keyFiguresCopy } from '#content/digital-marketing/copy.ts'
import type { ReactNode } from 'react'
import { metricGroups as contentMetricGroups } from '#content/digital-marketing/sections.ts'
import type { MetricGroup } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { MetricList } from '../metric-list.tsx'

const metricGroups: readonly MetricGroup<string>[] = contentMetricGroups

export function KeyFigures() {
  return (
    <Section id="metrics" entries={metricGroups} tone="tint">
      <div className="grid items-end gap-x-20 gap-y-4 lg:grid-cols-[1fr_29.5rem]">
        <SectionHeading of="metrics" kicker={keyFiguresCopy.kicker}>
          {keyFiguresCopy.heading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{keyFiguresCopy.lede}</p>
      </div>
      <div className="mt-10 grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {metricGroups.map(({ group, question, metrics }, index) => (
          <section key={group} aria-labelledby={`kpi-${group}`} className="bg-card p-6 sm:p-7">
            <Shape of={group} at={index} />
            <h3 id={`kpi-${group}`} className="mt-5 text-h3">
              {group}
            </h3>
            <p className="text-small text-ink-soft">{question}</p>
            <MetricList metrics={metrics} className="mt-4 border-t border-line" />
          </section>
        ))}
      </div>
      <p className="mt-4 text-fine text-ink-soft">{keyFiguresCopy.note}</p>
    </Section>
  )
}

const shapes: Readonly<Record<string, ReactNode>> = {
  Awareness: (
    <>
      <path d="M0 88C50 84 74 70 104 58S166 28 200 10V96H0Z" className="fill-accent opacity-20" />
      <path d="M0 88C50 84 74 70 104 58S166 28 200 10" className="fill-none stroke-accent" strokeWidth="3" />
    </>
  ),
  Engagement: (
    <path
      d="M8 96V60M28 96V44M48 96V38M68 96V52M88 96V30M108 96V72M128 96V80M148 96V48M168 96V28M188 96V22"
      className="stroke-accent"
      strokeWidth="11"
    />
  ),
  Conversion: (
    <>
      <path d="M0 8H200L172 34H28Z" className="fill-accent opacity-35" />
      <path d="M31 38H169L144 64H56Z" className="fill-accent opacity-65" />
      <path d="M59 68H141L120 94H80Z" className="fill-accent" />
    </>
  ),
  Retention: (
    <>
      <path d="M0 6C22 46 40 56 74 62S150 66 200 66V96H0Z" className="fill-accent opacity-20" />
      <path d="M0 6C22 46 40 56 74 62S150 66 200 66" className="fill-none stroke-accent" strokeWidth="3" />
      <path d="M0 66H200" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="2 5" />
    </>
  ),
}

function Shape({ of, at }: { of: string; at: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 100" className="h-auto w-full max-w-[15rem]">
      {shapes[of] ?? Object.values(shapes)[at]}
      <path d="M0 97H200" className="stroke-line-strong" strokeWidth="2" />
    </svg>
  )
}
