import { lifecycleCopy } from '#content/product-development/copy.ts'
import { type PhaseGroup, phaseGroups, phases } from '#content/product-development/page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { type Subset, SubsetTabs } from '#ui/subset-tabs.tsx'
import { groupColours } from '../service-look.ts'

type Phase = (typeof phases)[number]

const subsets: readonly [Subset<PhaseGroup | 'all'>, ...Subset<PhaseGroup | 'all'>[]] = [
  { id: 'all', name: lifecycleCopy.all, count: phases.length },
  ...phaseGroups.map(({ id, name }) => ({
    id,
    name,
    count: phases.filter(({ group }) => group === id).length,
    swatch: groupColours[id],
  })),
]

export function Lifecycle() {
  return (
    <Section id="lifecycle">
      <SubsetTabs
        label={lifecycleCopy.tabsLabel}
        subsets={subsets}
        heading={
          <SectionHeading isSide of="lifecycle" lede={lifecycleCopy.lede}>
            {lifecycleCopy.heading}
          </SectionHeading>
        }
        panelClassName="mt-6"
      >
        {(shownIn) => (
          <SnapRow as="ol" label={lifecycleCopy.heading} className={rowClass}>
            {phases.map((phase) => (
              <PhaseCell key={phase.phase} phase={phase} visibility={shownIn(phase.group)} />
            ))}
          </SnapRow>
        )}
      </SubsetTabs>
    </Section>
  )
}

const rowClass =
  'md:grid md:grid-cols-2 md:gap-px md:overflow-clip md:rounded-card md:border md:border-line md:bg-line lg:grid-cols-12'
const widths =
  'lg:col-span-3 lg:in-data-[subset=early]:col-span-4 lg:in-data-[subset=build]:col-span-4 lg:in-data-[subset=launch]:col-span-6'

function PhaseCell({
  phase: { phase, group, name, description, activities, aiContribution },
  visibility,
}: {
  phase: Phase
  visibility: { hidden: boolean }
}) {
  return (
    <li
      {...visibility}
      className={cn(
        'not-[[hidden]]:flex flex-col overflow-clip bg-card max-md:rounded-card max-md:border max-md:border-line',
        widths,
      )}
    >
      <span aria-hidden="true" className={cn('px-4.5 py-1 text-small font-semibold', groupColours[group])}>
        {phase}
      </span>
      <div className="p-4.5 pt-3">
        <h3 className="text-[1.0625rem] leading-snug">{lifecycleCopy.phase(phase, name)}</h3>
        <p className="mt-0.5 text-fine text-ink-soft">{description}</p>
        <ul className="mt-2.5 text-fine">
          {activities.map((activity) => (
            <li key={activity} className="flex gap-2.5 py-0.5">
              <Icon name="check" size="small" className="mt-0.5 text-kicker" />
              {activity}
            </li>
          ))}
        </ul>
        <p className="mt-3 border-t border-line pt-2.5 text-fine text-ink-soft">
          <strong className="flex items-center gap-2 font-semibold text-link">
            <Icon name="bot" size="small" />
            {lifecycleCopy.aiTitle}
          </strong>
          {aiContribution}
        </p>
      </div>
    </li>
  )
}
