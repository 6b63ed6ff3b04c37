import { type HomeCopy, home } from '#content/home/page.ts'
import type { CaseStudy } from '#contracts/content.ts'
import { cn } from '#ui/cn.ts'
import { Section, SectionHeading } from '#ui/section.tsx'
import { PartFailed } from './part-failed.tsx'

const unitRem = 3
const longestRem = 15

interface CaseStudiesProps {
  copy: HomeCopy['caseStudies']
  caseStudies: readonly CaseStudy[] | undefined
  onRetry: () => Promise<void>
}

export function CaseStudies({ copy, caseStudies, onRetry }: CaseStudiesProps) {
  return (
    <Section id="case-studies" entries={caseStudies} tone="dark">
      <SectionHeading of="case-studies" kicker={copy.kicker} className="lg:max-w-[34rem]">
        {copy.heading}
      </SectionHeading>
      {caseStudies ? (
        <>
          <CaseStudyList caseStudies={caseStudies} />
          <p className="mt-12 text-fine text-ink-soft">{copy.scaleNote}</p>
        </>
      ) : (
        <PartFailed message={copy.failed} onRetry={onRetry} onDark />
      )}
    </Section>
  )
}

export function CaseStudyList({ caseStudies }: { caseStudies: readonly CaseStudy[] }) {
  const greatest = Math.max(1, ...caseStudies.map(({ factor }) => factor))
  const remPerUnit = Math.min(unitRem, longestRem / greatest)
  return (
    <ul className="mt-12 grid grid-cols-1 gap-y-12 lg:grid-cols-3">
      {caseStudies.map((study) => (
        <li
          key={study.slug}
          className="border-line contrast:border-line max-lg:not-first:border-t max-lg:not-first:pt-10 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-6 lg:px-7 lg:not-first:border-l lg:nth-[3n+1]:pl-0 contrast:lg:not-first:border-l-3"
        >
          <div>
            <p className="text-fine font-semibold text-kicker">{study.client}</p>
            <h3 className="mt-1 text-h4">{study.title}</h3>
            <p className="mt-5">
              <span className="-ml-1 block font-heading text-figure font-bold tracking-[-0.035em]">
                {study.figure}
              </span>{' '}
              <span className="mt-3 block text-lede">{study.result}</span>
            </p>
          </div>
          <div className="mt-6">
            <BeforeAndAfter factor={study.factor} remPerUnit={remPerUnit} />
            <p className="mt-6 max-w-[26rem] text-small text-ink-soft">{study.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function BeforeAndAfter({ factor, remPerUnit }: { factor: number; remPerUnit: number }) {
  return (
    <figure
      role="img"
      aria-label={home.caseStudies.barsLabel(factor)}
      className="grid gap-2 text-fine text-ink-soft"
    >
      <Bar
        label={home.caseStudies.before}
        lengthRem={remPerUnit}
        className="bg-on-band-accent/45 forced-colors:border contrast:border-2 contrast:border-line contrast:bg-transparent"
      />
      <Bar label={home.caseStudies.after} lengthRem={factor * remPerUnit} className="bg-accent" />
    </figure>
  )
}

function Bar({ label, lengthRem, className }: { label: string; lengthRem: number; className: string }) {
  return (
    <span className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center">
      {label}
      <span
        style={{ width: `${lengthRem}rem` }}
        className={cn('h-3.5 max-w-full rounded-[3px]', className)}
      />
    </span>
  )
}
