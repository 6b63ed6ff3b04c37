import { channelMatrixCopy } from '#content/digital-advertising/copy.ts'
import { channelFamilies } from '#content/digital-advertising/page.ts'
import type { Channel, ChannelFamily } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SubsetTabs } from '#ui/subset-tabs.tsx'

const channelsIn = (families: readonly ChannelFamily[]) => families.flatMap(({ channels }) => channels).length

const featuresShown = 2

export function ChannelMatrix() {
  return (
    <Section id="channels" isJoined>
      <SubsetTabs
        label={channelMatrixCopy.label}
        subsets={[
          { id: 'all', name: channelMatrixCopy.all, count: channelsIn(channelFamilies) },
          ...channelFamilies.map(({ id, name, channels }) => ({ id, name, count: channels.length })),
        ]}
        heading={
          <SectionHeading isSide of="channels" lede={channelMatrixCopy.lede}>
            {channelMatrixCopy.heading}
          </SectionHeading>
        }
        panelClassName="mt-5 snap-row md:grid md:grid-cols-2 md:gap-px md:overflow-clip md:rounded-card md:border md:border-line md:bg-line lg:grid-cols-4 lg:grid-rows-[auto_1fr_1fr] lg:in-[[data-subset]:not([data-subset=all])]:grid-cols-1"
      >
        {(shownIn) =>
          channelFamilies.map((family) => (
            <Family key={family.id} family={family} visibility={shownIn(family.id)} />
          ))
        }
      </SubsetTabs>
    </Section>
  )
}

interface FamilyProps {
  family: Omit<ChannelFamily, 'channels'> & { channels: readonly (Channel & { icon: IconName })[] }
  visibility: { hidden: boolean }
}

function Family({ family, visibility }: FamilyProps) {
  return (
    <div
      {...visibility}
      className="bg-card max-md:overflow-clip max-md:rounded-card max-md:border max-md:border-line lg:row-span-3 lg:bg-line lg:not-[[hidden]]:grid lg:grid-rows-subgrid lg:gap-px"
    >
      <div className="bg-surface-tint px-4.5 py-4 max-lg:border-b max-lg:border-line">
        <h3 className="text-h3">{family.name}</h3>
        <p className="mt-0.5 text-fine text-ink-soft">{family.reach}</p>
        <p className="mt-1.5 text-tiny font-semibold text-link">{family.billing}</p>
      </div>
      <ul className="max-lg:divide-y max-lg:divide-line lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-px">
        {family.channels.map((channel) => (
          <ChannelCell key={channel.title} channel={channel} />
        ))}
      </ul>
    </div>
  )
}

function ChannelCell({ channel }: { channel: Channel & { icon: IconName } }) {
  const titleId = `channel-${channel.title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <li className="flex flex-col items-start bg-card px-4.5 pt-4.5 pb-1.5">
      <h4 id={titleId} className="flex items-start gap-2.5 text-[1.0625rem] leading-snug">
        <Icon name={channel.icon} className="mt-0.5 text-kicker" />
        {channel.title}
      </h4>
      <p className="mt-1.5 text-fine text-ink-soft">{channel.description}</p>
      <ClampedList
        items={channel.features}
        shownCount={featuresShown}
        noun={channelMatrixCopy.featuresNoun}
        describedBy={titleId}
        className="mt-3 grow space-y-1.5"
      >
        {(feature, hiddenClass) => (
          <li key={feature} className={cn('flex gap-2.5 text-fine', hiddenClass)}>
            <Icon name="check" size="small" className="mt-0.5 text-kicker" />
            {feature}
          </li>
        )}
      </ClampedList>
    </li>
  )
}
