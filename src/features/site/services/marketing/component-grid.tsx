import { componentGridCopy } from '#content/digital-marketing/copy.ts'
import { categories, stageNames } from '#content/digital-marketing/page.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SnapRow } from '#ui/snap-row.tsx'
import { SubsetTabs } from '#ui/subset-tabs.tsx'
import { JobMarks, JobMatrix } from './job-marks.tsx'

const featuresShown = 3

const inStage = (category: ComponentCategory, stage: string) =>
  category.stages.some((candidate) => candidate === stage)

export function ComponentGrid() {
  return (
    <Section id="components" isJoined>
      <SubsetTabs
        label={componentGridCopy.label}
        subsets={[
          { id: 'all', name: componentGridCopy.all, count: categories.length },
          ...marketingStages.map((stage) => ({
            id: stage,
            name: stageNames[stage],
            count: categories.filter((category) => inStage(category, stage)).length,
          })),
        ]}
        heading={
          <div className="max-w-[29rem]">
            <SectionHeading of="components">{componentGridCopy.heading}</SectionHeading>
            <p className="mt-2 text-body text-ink-soft">{componentGridCopy.lede}</p>
          </div>
        }
        panelClassName="mt-6"
      >
        {(shownIn) => (
          <SnapRow
            label={componentGridCopy.label}
            className="md:grid md:grid-cols-2 md:overflow-clip md:rounded-card md:border md:border-line md:bg-card lg:grid-cols-5"
          >
            {categories.map((category) => (
              <CategoryCell
                key={category.title}
                category={category}
                visibility={shownIn(...marketingStages.filter((stage) => inStage(category, stage)))}
              />
            ))}
          </SnapRow>
        )}
      </SubsetTabs>
      <JobMatrix />
    </Section>
  )
}

interface CategoryCellProps {
  category: ComponentCategory & { icon: IconName }
  visibility: { hidden: boolean }
}

function CategoryCell({ category, visibility }: CategoryCellProps) {
  const titleId = `category-${category.title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <li
      {...visibility}
      className={cn(
        'border-line px-5 pt-5 pb-2.5 lg:px-4.5 max-md:rounded-card max-md:border max-md:bg-card md:-me-px md:-mb-px md:border-e md:border-b',
        visibility.hidden ? undefined : 'flex flex-col',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Icon name={category.icon} size="medium" className="text-kicker" />
        <JobMarks stages={category.stages} />
      </div>
      <h3 id={titleId} className="mt-2.5 text-h4">
        {category.title}
      </h3>
      <p className="mt-1 text-fine text-ink-soft">{category.description}</p>
      <ClampedList
        items={category.features}
        shownCount={featuresShown}
        noun={componentGridCopy.featuresNoun}
        describedBy={titleId}
        className="mt-3 grow space-y-1.5"
      >
        {(feature, hiddenClass) => (
          <li className={cn('flex gap-2 text-fine', hiddenClass)}>
            <Icon name="check" size="tiny" className="mt-0.75 text-kicker" />
            {feature}
          </li>
        )}
      </ClampedList>
    </li>
  )
}
