import { componentGridCopy } from '#content/digital-marketing/copy.ts'
import { categories, stageNames } from '#content/digital-marketing/page.ts'
import { type ComponentCategory, marketingStages } from '#content/services/service-page.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { ClampedList } from '#ui/clamped-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { SubsetTabs } from '#ui/subset-tabs.tsx'

const featuresShown = 3

const inStage = (category: ComponentCategory, stage: string) =>
  category.stages.some((candidate) => candidate === stage)

export function ComponentGrid() {
  return (
    <Section id="components">
      <div className="grid items-end gap-x-20 gap-y-4 lg:grid-cols-[1fr_29.5rem]">
        <SectionHeading of="components" kicker={componentGridCopy.kicker}>
          {componentGridCopy.heading}
        </SectionHeading>
        <p className="text-lede text-ink-soft">{componentGridCopy.lede}</p>
      </div>
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
        className="mt-9"
        panelClassName="mt-6"
      >
        {(shownIn) => (
          <ul className="grid gap-5 md:grid-cols-2">
            {categories.map((category) => (
              <CategoryCard
                key={category.title}
                category={category}
                visibility={shownIn(...marketingStages.filter((stage) => inStage(category, stage)))}
              />
            ))}
          </ul>
        )}
      </SubsetTabs>
    </Section>
  )
}

interface CategoryCardProps {
  category: ComponentCategory & { icon: IconName }
  visibility: { hidden: boolean }
}

function CategoryCard({ category, visibility }: CategoryCardProps) {
  const titleId = `category-${category.title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <Card
      as="li"
      size="large"
      {...visibility}
      className="grid content-start gap-x-8 gap-y-4 xl:grid-cols-[11.5rem_1fr]"
    >
      <div>
        <span className="grid size-11 place-items-center rounded-button bg-tint text-link contrast:border-2">
          <Icon name={category.icon} size="medium" />
        </span>
        <h3 id={titleId} className="mt-4 text-h3">
          {category.title}
        </h3>
        <JobMarks category={category} />
      </div>
      <div>
        <p className="text-small text-ink-soft">{category.description}</p>
        <ClampedList
          items={category.features}
          shownCount={featuresShown}
          noun={componentGridCopy.featuresNoun}
          describedBy={titleId}
          className="mt-4 space-y-2"
        >
          {(feature, hiddenClass) => (
            <li className={cn('flex gap-3 text-small', hiddenClass)}>
              <Icon name="check" size="small" className="mt-1 text-kicker" />
              {feature}
            </li>
          )}
        </ClampedList>
      </div>
    </Card>
  )
}

function JobMarks({ category }: { category: ComponentCategory }) {
  const jobs = marketingStages.filter((stage) => inStage(category, stage)).map((stage) => stageNames[stage])
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex w-24 gap-1">
        {marketingStages.map((stage) => (
          <span
            key={stage}
            className={cn(
              'h-1.5 flex-1 rounded-full contrast:border',
              inStage(category, stage) ? 'bg-accent' : 'bg-tint-strong',
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 text-tiny text-ink-soft">{jobs.join(', ')}</p>
    </>
  )
}
