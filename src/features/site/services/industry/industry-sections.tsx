import { industrySectionsCopy } from '#content/industry-advertising/copy.ts'
import type { ChannelChoice, IndustrySections } from '#content/services/service-page.ts'
import { channelFamilies } from '#content/digital-advertising/page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'

type Sections = { sections: IndustrySections }

export function Leaks({ sections }: Sections) {
  return (
    <Section id="leaks" entries={sections.leaks}>
      <div className="grid items-end gap-x-20 gap-y-4 lg:grid-cols-[1fr_27rem]">
        <SectionHeading of="leaks" kicker={industrySectionsCopy.leaksKicker}>
          {sections.leaksHeading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{sections.leaksText}</p>
      </div>
      <ol className="mt-10 border-t-3 border-primary">
        {sections.leaks.map(({ leak, remedy }, index) => (
          <li
            key={leak}
            className="grid gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[3.5rem_1fr_1fr] md:items-baseline"
          >
            <span aria-hidden="true" className="font-heading text-h3 font-semibold text-kicker max-md:hidden">
              {index + 1}
            </span>
            <h3 className="text-h4">{leak}</h3>
            <p className="flex gap-3 text-body text-ink-soft">
              <Icon name="arrow-right" className="mt-1.5 text-kicker" />
              {remedy}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function ChannelOrder({ sections }: Sections) {
  const choices = [
    { when: industrySectionsCopy.first, look: 'border-primary', channels: sections.first },
    { when: industrySectionsCopy.next, look: 'border-accent', channels: sections.next },
    { when: industrySectionsCopy.leave, look: 'border-line-strong border-dashed', channels: sections.leave },
  ].filter(({ channels }) => channels.length > 0)
  return (
    <Section id="channels" entries={choices} tone="tint">
      <SectionHeading of="channels" kicker={industrySectionsCopy.channelsKicker}>
        {sections.channelsHeading}
      </SectionHeading>
      <div className="mt-10 grid gap-8 lg:grid-cols-[5fr_5fr_4fr]">
        {choices.map(({ when, look, channels }) => (
          <div key={when}>
            <h3 className={cn('border-b-3 pb-3 text-h4', look)}>{when}</h3>
            <ul className="divide-y divide-line">
              {channels.map((choice) => (
                <ChannelLine key={choice.channel} choice={choice} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

function ChannelLine({ choice: { channel, reason } }: { choice: ChannelChoice }) {
  const family = channelFamilies.find(({ channels }) => channels.some(({ title }) => title === channel))
  const icon = family?.channels.find(({ title }) => title === channel)?.icon
  return (
    <li className="flex gap-4 py-5">
      {icon ? (
        <span className="grid size-[2.375rem] shrink-0 place-items-center rounded-button bg-card text-link contrast:border-2">
          <Icon name={icon} />
        </span>
      ) : null}
      <div>
        <SiteLink
          href={`/services/digital-advertising?tab=${family?.id ?? 'all'}#channels`}
          className="inline-flex min-h-[2.375rem] items-center text-body font-semibold text-link hover:underline"
        >
          {channel}
        </SiteLink>
        <p className="text-small text-ink-soft">{reason}</p>
      </div>
    </li>
  )
}

export function FirstMonth({ sections }: Sections) {
  return (
    <Section id="month" entries={sections.weeks} tone="dark">
      <SectionHeading of="month" kicker={industrySectionsCopy.monthKicker}>
        {industrySectionsCopy.monthHeading}
      </SectionHeading>
      <ol className="mt-12 grid gap-y-9 lg:grid-cols-4">
        {sections.weeks.map(({ when, what, description }, index) => (
          <li
            key={when}
            className="relative max-lg:pl-12 lg:pt-12 lg:pr-8 not-last:before:absolute not-last:before:border-accent max-lg:not-last:before:top-6 max-lg:not-last:before:-bottom-9 max-lg:not-last:before:left-[0.6875rem] max-lg:not-last:before:border-l-2 lg:not-last:before:inset-x-0 lg:not-last:before:top-[0.6875rem] lg:not-last:before:border-t-2"
          >
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-0 left-0 size-6 rounded-full border-3 border-accent',
                index === sections.weeks.length - 1 ? 'bg-accent' : 'bg-band',
              )}
            />
            <p className="text-fine font-semibold text-kicker">{when}</p>
            <h3 className="mt-1 text-h3">{what}</h3>
            <p className="mt-2 text-body text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function ReportLines({ sections }: Sections) {
  return (
    <Section id="report" entries={sections.report} className="grid gap-x-20 gap-y-8 lg:grid-cols-[22rem_1fr]">
      <SectionHeading of="report" kicker={industrySectionsCopy.reportKicker}>
        {sections.reportHeading}
      </SectionHeading>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {sections.report.map(({ metric, description }) => (
          <div key={metric} className="border-t border-line py-5">
            <dt className="text-h4 font-heading font-semibold tracking-tight">{metric}</dt>
            <dd className="mt-1 text-body text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
