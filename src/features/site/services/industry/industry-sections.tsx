import { industrySectionsCopy } from '#content/industry-advertising/copy.ts'
import type { IndustrySections } from '#content/services/service-page.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section.tsx'
import { Half, SectionPair } from '../section-pair.tsx'
import { ChannelOrder } from './channel-order.tsx'

type Sections = { sections: IndustrySections }

export function LeaksAndChannels({ sections }: Sections) {
  return (
    <SectionPair>
      <Leaks sections={sections} />
      <ChannelOrder sections={sections} />
    </SectionPair>
  )
}

function Leaks({ sections }: Sections) {
  return (
    <Half id="leaks" entries={sections.leaks}>
      <SectionHeading isSide of="leaks" lede={sections.leaksText}>
        {sections.leaksHeading}
      </SectionHeading>
      <ol className="mt-5 border-t-2 border-ink">
        {sections.leaks.map(({ leak, remedy }, index) => (
          <li key={leak} className="grid grid-cols-[2rem_1fr] border-b border-line py-3">
            <span aria-hidden="true" className="font-heading text-h4 font-semibold text-kicker">
              {index + 1}
            </span>
            <div>
              <h3 className="text-[1.0625rem] leading-snug">{leak}</h3>
              <p className="mt-0.5 flex gap-2 text-small text-ink-soft">
                <Icon name="arrow-right" size="small" className="mt-1 text-kicker" />
                {remedy}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Half>
  )
}

export function MonthAndReport({ sections }: Sections) {
  return (
    <SectionPair tone="warm">
      <FirstMonth sections={sections} />
      <ReportLines sections={sections} />
    </SectionPair>
  )
}

function FirstMonth({ sections }: Sections) {
  return (
    <Half id="month" entries={sections.weeks}>
      <SectionHeading isSide of="month">
        {industrySectionsCopy.monthHeading}
      </SectionHeading>
      <ol className="mt-6">
        {sections.weeks.map(({ when, what, description }) => (
          <li
            key={when}
            className="relative pb-5 pl-8 last:pb-0 before:absolute before:top-3 before:-bottom-1 before:left-[0.4375rem] before:border-l-2 before:border-line last:before:hidden after:dot after:absolute after:top-1.5 after:left-0 after:size-4 after:border-3 after:border-kicker after:bg-card last:after:bg-kicker"
          >
            <p className="text-fine font-semibold text-kicker">{when}</p>
            <h3 className="text-h4">{what}</h3>
            <p className="text-small text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </Half>
  )
}

function ReportLines({ sections }: Sections) {
  return (
    <Half id="report" entries={sections.report}>
      <SectionHeading isSide of="report">
        {sections.reportHeading}
      </SectionHeading>
      <dl className="mt-5 border-t-2 border-ink">
        {sections.report.map(({ metric, description }) => (
          <div key={metric} className="border-b border-line py-3.5">
            <dt className="font-heading text-[1.0625rem] leading-snug font-semibold tracking-tight">
              {metric}
            </dt>
            <dd className="mt-0.5 text-small text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Half>
  )
}
