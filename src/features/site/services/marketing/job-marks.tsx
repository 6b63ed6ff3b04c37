import { componentGridCopy, marketingHeroCopy } from '#content/digital-marketing/copy.ts'
import { categories, stageNames } from '#content/digital-marketing/page.ts'
import { hero } from '#content/digital-marketing/sections.ts'
import { type MarketingStage, marketingStages } from '#content/services/service-page.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'

export function JobMarks({ stages }: { stages: readonly MarketingStage[] }) {
  return (
    <>
      <Marks stages={stages} />
      <span className="sr-only">
        {marketingStages
          .filter((stage) => stages.includes(stage))
          .map((stage) => stageNames[stage])
          .join(', ')}
      </span>
    </>
  )
}

function Marks({ stages }: { stages: readonly MarketingStage[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-0.75">
      {marketingStages.map((stage) => (
        <span
          key={stage}
          className={cn(
            'h-1.5 w-3.75 rounded-full contrast:border forced-colors:border',
            stages.includes(stage) ? 'bg-accent' : 'bg-line contrast:bg-surface',
          )}
        />
      ))}
    </span>
  )
}

/** What the marks mean, and the same as a table. */
export function JobMatrix() {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2 text-tiny text-ink-soft">
      <p className="flex items-center gap-4 py-2">
        <Marks stages={['acquisition']} />
        {componentGridCopy.legend}
      </p>
      <details className="group open:basis-full lg:ms-auto">
        <summary className="inline-flex items-center gap-1.5 py-2 font-semibold text-link pointer-coarse:min-h-11">
          {hero.matrixCaption}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        {/* Safari gives no key to a scrolling box without a tab stop. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: phones scroll it */}
        <section aria-label={hero.matrixCaption} tabIndex={0} className="overflow-x-auto">
          <table className="mt-2 w-full max-w-[44rem] text-fine">
            <thead>
              <tr className="border-b-2 border-ink">
                <td />
                {marketingStages.map((stage) => (
                  <th key={stage} scope="col" className="px-2 py-2 font-semibold">
                    {stageNames[stage]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map(({ title, stages }) => (
                <tr key={title} className="border-b border-line">
                  <th scope="row" className="py-1.5 pe-2 text-left font-semibold text-ink">
                    {title}
                  </th>
                  {marketingStages.map((stage) => (
                    <td key={stage} className="px-2 text-center">
                      {stages.some((candidate) => candidate === stage) ? (
                        <>
                          <Icon name="check" className="mx-auto text-link" />
                          <span className="sr-only">{marketingHeroCopy.yes}</span>
                        </>
                      ) : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}
