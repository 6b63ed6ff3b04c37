import { channelFamilies } from '#content/digital-advertising/page.ts'
import { industrySectionsCopy } from '#content/industry-advertising/copy.ts'
import type { ChannelChoice, IndustrySections } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SectionHeading } from '#ui/section.tsx'
import { Half } from '../section-pair.tsx'

export function ChannelOrder({ sections }: { sections: IndustrySections }) {
  const choices = [
    { when: industrySectionsCopy.first, look: 'border-ink', channels: sections.first },
    { when: industrySectionsCopy.next, look: 'border-accent', channels: sections.next },
    { when: industrySectionsCopy.leave, look: 'border-line-strong border-dashed', channels: sections.leave },
  ].filter(({ channels }) => channels.length > 0)
  return (
    <Half id="channels" entries={choices}>
      <SectionHeading isSide of="channels">
        {sections.channelsHeading}
      </SectionHeading>
      <div className="mt-5">
        {choices.map(({ when, look, channels }) => (
          <div key={when} className={cn('grid gap-x-5 border-t-2 py-3 sm:grid-cols-[6.5rem_1fr]', look)}>
            <h3 className="text-[1.0625rem] leading-[2.375rem]">{when}</h3>
            <ul className="space-y-2">
              {channels.map((choice) => (
                <ChannelLine key={choice.channel} choice={choice} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Half>
  )
}

function ChannelLine({ choice: { channel, reason } }: { choice: ChannelChoice }) {
  const family = channelFamilies.find(({ channels }) => channels.some(({ title }) => title === channel))
  const icon = family?.channels.find(({ title }) => title === channel)?.icon
  return (
    <li>
      <SiteLink
        href={`/services/digital-advertising?tab=${family?.id ?? 'all'}#channels`}
        className="inline-flex min-h-9.5 items-center gap-2.5 text-body font-semibold text-link hover:underline"
      >
        {icon ? <Icon name={icon} /> : null}
        {channel}
      </SiteLink>
      <p className="text-small text-ink-soft">{reason}</p>
    </li>
  )
}
