import { channelMatrixCopy } from '#content/digital-advertising/copy.ts'
import { channelFamilies } from '#content/digital-advertising/page.ts'
import type { Channel, ChannelFamily } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SubsetTabs } from '#ui/subset-tabs.tsx'

const channelsIn = (families: readonly ChannelFamily[]) => families.flatMap(({ channels }) => channels).length

const featuresShown = 2

export function ChannelMatrix() {
  return (
    <Section id="channels" tone="tint">
      <div className="grid items-end gap-x-20 gap-y-4 lg:grid-cols-[1fr_29.5rem]">
        <SectionHeading of="channels" kicker={channelMatrixCopy.kicker}>
          {channelMatrixCopy.heading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{channelMatrixCopy.lede}</p>
      </div>
      <SubsetTabs
        label={channelMatrixCopy.label}
        subsets={[
          { id: 'all', name: channelMatrixCopy.all, count: channelsIn(channelFamilies) },
          ...channelFamilies.map(({ id, name, channels }) => ({ id, name, count: channels.length })),
        ]}
        className="mt-9"
        panelClassName="mt-6 divide-y divide-line overflow-clip rounded-card border border-line bg-card"
      >
        {(shownIn) =>
          channelFamilies.map((family, index) => (
            <FamilyRow
              key={family.id}
              family={family}
              terrain={terrains[index] ?? terrains[0]}
              visibility={shownIn(family.id)}
            />
          ))
        }
      </SubsetTabs>
    </Section>
  )
}

interface FamilyRowProps {
  family: Omit<ChannelFamily, 'channels'> & { channels: readonly (Channel & { icon: IconName })[] }
  terrain: (typeof terrains)[number]
  visibility: { hidden: boolean }
}

const terrains = [
  { art: 'panel', turn: '' },
  { art: 'title-band', turn: '-scale-y-100' },
  { art: 'panel', turn: '-scale-y-100' },
  { art: 'title-band', turn: '' },
] as const

function FamilyRow({ family, terrain, visibility }: FamilyRowProps) {
  return (
    <div {...visibility} className="grid lg:grid-cols-[16.5rem_1fr]">
      <div className="relative isolate flex flex-col justify-between gap-6 overflow-clip bg-surface p-6 sm:p-8">
        <Contours
          art={terrain.art}
          className={cn(
            '[--contour-gradient:linear-gradient(90deg,transparent_45%,var(--contour-color))]',
            terrain.turn,
          )}
        />
        <div>
          <h3 className="text-h3 lg:text-[1.75rem]">{family.name}</h3>
          <p className="mt-2 max-w-[13rem] text-small text-ink-soft max-lg:max-w-none">{family.reach}</p>
        </div>
        <p className="text-tiny font-semibold text-link">{family.billing}</p>
      </div>
      <ul className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x lg:border-l lg:border-line">
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
    <li className="flex flex-col items-start p-6 pb-4 sm:p-8 sm:pb-5">
      <h4 id={titleId} className="flex items-center gap-3 text-h4">
        <span className="grid size-[2.375rem] shrink-0 place-items-center rounded-button bg-tint text-link">
          <Icon name={channel.icon} />
        </span>
        {channel.title}
      </h4>
      <p className="mt-3 max-w-[22rem] text-small text-ink-soft">{channel.description}</p>
      <ClampedList
        items={channel.features}
        shownCount={featuresShown}
        noun={channelMatrixCopy.featuresNoun}
        describedBy={titleId}
        className="mt-4 space-y-2"
      >
        {(feature, hiddenClass) => (
          <li key={feature} className={cn('flex gap-3 text-small', hiddenClass)}>
            <Icon name="check" size="small" className="mt-1 text-kicker" />
            {feature}
          </li>
        )}
      </ClampedList>
    </li>
  )
}
