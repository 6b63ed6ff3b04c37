import { marketingHeroCopy } from '#content/digital-marketing/copy.ts'
import { breadcrumbs } from '#content/digital-marketing/faqs.ts'
import { categories, stageNames } from '#content/digital-marketing/page.ts'
import { hero, trustBadges } from '#content/digital-marketing/sections.ts'
import { marketingStages } from '#content/services/service-page.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { TrustBadges } from '../trust-badges.tsx'

export function MarketingHero() {
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative isolate overflow-clip bg-[linear-gradient(100deg,var(--surface),var(--tint)_45%,var(--tint-strong))] contrast:bg-none"
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_30%,var(--contour-color))]"
      />
      <div className="page-width relative pt-8 pb-9">
        <Breadcrumbs items={breadcrumbs} />
        <div className="grid gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_31rem] lg:items-center xl:grid-cols-[minmax(0,1fr)_33rem] lg:gap-16 lg:py-14">
          <div>
            <h1
              id="hero-heading"
              className="text-h1 lg:text-[clamp(3rem,1.9rem+2.5vw,4rem)] lg:leading-[1.03]"
            >
              {hero.heading}
            </h1>
            <p className="mt-6 max-w-[31rem] text-lede text-ink-soft">{hero.lede}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href="/contact" look="cta" size="hero">
                {hero.sessionAction}
                <Icon name="arrow-right" />
              </ButtonLink>
              <ButtonLink href="/contact" look="outline" size="hero">
                {hero.proposalAction}
              </ButtonLink>
            </div>
          </div>
          <JobMatrix />
        </div>
        <TrustBadges badges={trustBadges} />
      </div>
    </section>
  )
}

function JobMatrix() {
  return (
    <Card size="sheet">
      <table className="w-full table-fixed text-fine">
        <caption className="pb-4 text-left font-heading text-h4 font-semibold tracking-tight">
          {hero.matrixCaption}
        </caption>
        <thead>
          <tr className="align-bottom text-tiny tracking-tight text-ink-soft">
            <td className="w-[34%] sm:w-[26%]" />
            {marketingStages.map((stage) => (
              <th key={stage} scope="col" className="pb-2 font-semibold max-sm:h-24">
                <span className="hyphens-auto max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                  {stageNames[stage]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ title, stages }) => (
            <tr key={title}>
              <th scope="row" className="py-1.5 text-left font-semibold">
                {title}
              </th>
              {marketingStages.map((stage) => {
                const does = stages.some((candidate) => candidate === stage)
                return (
                  <td
                    key={stage}
                    className="relative h-8 p-0 before:absolute before:inset-y-0 before:left-1/2 before:-ml-px before:w-0.5 before:bg-accent before:opacity-35"
                  >
                    {does ? (
                      <span className="relative mx-auto block size-3.5 rounded-full border-3 border-card bg-link box-content contrast:bg-ink">
                        <span className="sr-only">{marketingHeroCopy.yes}</span>
                      </span>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
