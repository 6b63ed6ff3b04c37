import { lifecycleCopy } from '#content/product-development/copy.ts'
import { type ReactNode, useId } from 'react'
import { type PhaseGroup, phaseGroups, phases } from '#content/product-development/page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Section, SectionHeading } from '#ui/section.tsx'
import { type Subset, SubsetTabs } from '#ui/subset-tabs.tsx'
import { groupColours } from './group-colours.ts'

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
      <SectionHeading of="lifecycle" kicker={lifecycleCopy.kicker} lede={lifecycleCopy.lede}>
        {lifecycleCopy.heading}
      </SectionHeading>
      <SubsetTabs label={lifecycleCopy.tabsLabel} subsets={subsets} className="mt-8" panelClassName="mt-6">
        {(shownIn) => (
          <ol className="md:grid md:grid-cols-2 md:gap-y-10 lg:grid-cols-12">
            {phases.map((phase) => (
              <PhaseItem key={phase.phase} phase={phase} visibility={shownIn(phase.group)} />
            ))}
          </ol>
        )}
      </SubsetTabs>
    </Section>
  )
}

const widths =
  'lg:col-span-3 lg:in-data-[subset=early]:col-span-4 lg:in-data-[subset=build]:col-span-4 lg:in-data-[subset=launch]:col-span-6'

function PhaseItem({
  phase: { phase, group, ...text },
  visibility,
}: {
  phase: Phase
  visibility: { hidden: boolean }
}) {
  return (
    <li {...visibility} className={cn('not-[[hidden]]:flex gap-4 md:flex-col md:gap-0', widths)}>
      <span
        aria-hidden="true"
        className={cn(
          'mb-0.5 w-10 shrink-0 rounded py-4 text-center font-semibold md:mr-0.5 md:mb-0 md:w-auto md:py-2',
          groupColours[group],
        )}
      >
        {phase}
      </span>
      <div className="min-w-0 flex-1 border-b border-line py-3 md:border-0 md:pt-5 md:pr-6">
        <Foldable
          heading={lifecycleCopy.phase(phase, text.name)}
          line={text.description}
          isOpenAtFirst={phase === 4}
        >
          <ul className="mt-3 grid gap-1 text-small">
            {text.activities.map((activity) => (
              <li key={activity} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-2 shrink-0 bg-accent" />
                {activity}
              </li>
            ))}
          </ul>
          <div className="mt-4 flex gap-3 rounded-hero-button bg-tint p-4 text-small contrast:border-2">
            <Icon name="bot" size="medium" className="mt-0.5 text-link" />
            <p>
              <strong className="block font-semibold">{lifecycleCopy.aiTitle}</strong>
              {text.aiContribution}
            </p>
          </div>
        </Foldable>
      </div>
    </li>
  )
}

interface FoldableProps {
  heading: string
  line: string
  isOpenAtFirst: boolean
  children: ReactNode
}

function Foldable({ heading, line, isOpenAtFirst, children }: FoldableProps) {
  const id = useId()
  return (
    <>
      <div className="relative flex items-start justify-between gap-3">
        <div>
          <h3 id={`${id}-heading`} className="text-h4">
            {heading}
          </h3>
          <p className="text-small text-ink-soft lg:min-h-[2lh]">{line}</p>
        </div>
        <button
          type="button"
          data-answer="fold"
          aria-expanded={isOpenAtFirst}
          aria-controls={id}
          aria-labelledby={`${id}-heading`}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center text-link after:absolute after:inset-0 md:hidden noscript:hidden print:hidden"
        >
          <Icon name={isOpenAtFirst ? 'minus' : 'plus'} states={{ on: 'minus', off: 'plus' }} size="medium" />
        </button>
      </div>
      <div
        id={id}
        className="pb-3 md:pb-0 max-md:[@media_screen_and_(scripting:enabled)]:[:has(>[aria-expanded=false])+&]:hidden"
      >
        {children}
      </div>
    </>
  )
}
