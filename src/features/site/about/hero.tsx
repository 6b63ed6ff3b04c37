import { heroCopy } from '#content/about/copy.ts'
import { aboutStats } from '#content/about/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { OfficeRidge } from './office-ridge.tsx'

export function AboutHero() {
  return (
    <section aria-labelledby="hero-heading" className="on-band band-glow overflow-clip">
      <div className="page-width pt-14 pb-14 lg:pt-20">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <h1 id="hero-heading" className="text-h1">
              {heroCopy.heading}
            </h1>
            <p className="mt-6 max-w-[30rem] text-lede text-ink-soft">{heroCopy.lede}</p>
          </div>
          <OfficeRidge />
        </div>
        {isEmpty(aboutStats) ? null : (
          <dl className="mt-14 grid grid-cols-2 gap-y-8 border-t border-line pt-8 lg:grid-cols-4">
            {aboutStats.map(({ before, figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="mt-2 text-small text-ink-soft">{label}</dt>
                <dd className="whitespace-nowrap font-heading text-h1 leading-none font-bold tabular">
                  {before ? <span className="text-h4">{before} </span> : null}
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
