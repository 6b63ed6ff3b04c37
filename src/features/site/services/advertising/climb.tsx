import { climbCopy } from '#content/digital-advertising/copy.ts'
import type { CSSProperties } from 'react'
import { processSteps as contentProcessSteps } from '#content/digital-advertising/sections.ts'
import type { ProcessStep } from '#content/services/service-page.ts'
import { Section, SectionHeading } from '#ui/section.tsx'

const processSteps: readonly ProcessStep[] = contentProcessSteps

const nodeHeights = [232, 178, 120, 62] as const
const ridge =
  'M-900 460C-420 420-160 330-64 268C-30 246-4 233 22 232C130 228 214 206 310 178C390 155 486 172 598 120C690 84 776 118 886 62C980 20 1080 22 1216 4C1400-20 1700-60 2100-70'

export function Climb() {
  return (
    <Section id="process" entries={processSteps} tone="dark">
      <Profile />
      <SectionHeading
        of="process"
        kicker={climbCopy.kicker}
        className="lg:absolute lg:top-0 lg:max-w-[24rem]"
      >
        {climbCopy.heading}
      </SectionHeading>
      <ol className="relative mt-10 max-lg:space-y-10 lg:mt-0 lg:grid lg:grid-cols-4 lg:grid-rows-[auto_auto]">
        {processSteps.map(({ step, description, deliverables }, index) => {
          const style: CSSProperties & Record<`--${string}`, string> = {
            '--node': `${nodeHeights[index] ?? 0}px`,
          }
          return (
            <li
              key={step}
              style={style}
              className="relative max-lg:pl-16 lg:row-span-2 lg:grid lg:grid-rows-subgrid max-lg:not-last:before:absolute max-lg:not-last:before:top-12 max-lg:not-last:before:-bottom-9 max-lg:not-last:before:left-[1.3rem] max-lg:not-last:before:border-l-2 max-lg:not-last:before:border-accent"
            >
              <div className="lg:pt-[calc(var(--node)+3.1rem)] lg:pr-9">
                <span
                  aria-hidden="true"
                  className="absolute top-0 left-0 grid size-11 place-items-center rounded-full border-2 border-accent bg-band font-semibold lg:top-[calc(var(--node)-1.375rem)]"
                >
                  {index + 1}
                </span>
                <h3 className="text-h3 max-lg:pt-2 lg:text-[1.75rem]">{step}</h3>
                <p className="mt-2 text-body text-ink-soft">{description}</p>
              </div>
              <div className="mt-5 lg:mt-16 lg:border-t lg:border-line lg:pt-7">
                <h4 className="text-fine text-kicker font-sans tracking-normal">{climbCopy.deliverables}</h4>
                <ul className="mt-3 space-y-1 text-body">
                  {deliverables.map((deliverable) => (
                    <li key={deliverable}>{deliverable}</li>
                  ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function Profile() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1152 420"
      preserveAspectRatio="none"
      className="absolute top-0 left-6 h-[420px] w-[calc(100%-3rem)] overflow-visible max-lg:hidden contrast:hidden forced-colors:hidden"
      fill="none"
    >
      <linearGradient id="slope" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--color-brand-600)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--color-brand-600)" stopOpacity="0" />
      </linearGradient>
      <path d={`${ridge}V640H-900Z`} fill="url(#slope)" />
      <g stroke="var(--color-brand-400)">
        {[1, 2, 3, 4, 5, 6, 7].map((depth) => (
          <path
            key={depth}
            d={ridge}
            transform={`translate(${depth * 16} ${depth * 26}) scale(1 ${1 - depth * 0.045})`}
            opacity={0.3 - depth * 0.035}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={ridge} strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}
