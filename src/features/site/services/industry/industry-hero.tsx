import { industryHeroCopy } from '#content/industry-advertising/copy.ts'
import type { ExampleSum, IndustryPage, IndustrySections } from '#content/services/service-page.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { industryLook } from '../industry-look.ts'
import { workOut } from './work-out.ts'

interface IndustryHeroProps {
  page: IndustryPage
  sections: IndustrySections
}

export function IndustryHero({ page, sections }: IndustryHeroProps) {
  return (
    <section
      aria-labelledby="hero-heading"
      className={cn(
        'on-industry relative isolate overflow-clip contrast:bg-none contrast:bg-black',
        industryLook[page.meta.path]?.ground,
      )}
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_10%,#fff5_45%,#fffc_70%)]"
      />
      <div className="page-width relative pt-8 pb-16 lg:pb-24">
        <Breadcrumbs items={page.breadcrumbs} />
        <div className="mt-10 grid gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_29rem] lg:items-center lg:gap-16">
          <div>
            <h1 id="hero-heading" className="text-h1">
              {sections.heading}
            </h1>
            <p className="mt-6 max-w-[34rem] text-lede text-ink-soft">{sections.lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="/contact" look="cta" size="hero">
                {industryHeroCopy.action}
                <Icon name="arrow-right" />
              </ButtonLink>
              <ButtonLink href="/services/digital-advertising#package" look="glass" size="hero">
                {industryHeroCopy.packageAction}
              </ButtonLink>
            </div>
          </div>
          <SumSheet sum={sections.sum} />
        </div>
      </div>
    </section>
  )
}

function SumSheet({ sum }: { sum: ExampleSum }) {
  const { lines, result } = workOut(sum.lines)
  return (
    <figure data-card="" className="rounded-card bg-black/30 p-6 backdrop-blur-xs sm:p-8 contrast:bg-black">
      <h2 className="text-h3">{sum.heading}</h2>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {lines.map(({ label, step, left }) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto_5.5rem] items-baseline gap-x-4 py-3.5 text-small"
          >
            <dt>{label}</dt>
            <dd className="text-ink-soft tabular">{step}</dd>
            <dd className="text-right font-semibold tabular">{left}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-end justify-between gap-4">
        <span className="max-w-[9rem] text-body font-semibold">{sum.result}</span>
        <span className="font-heading text-[clamp(3rem,2rem+3vw,4.25rem)] leading-none font-semibold tracking-[-0.04em] tabular">
          {result}
        </span>
      </p>
      <figcaption className="mt-4 text-fine text-ink-soft">{sum.note}</figcaption>
    </figure>
  )
}
