import { heroCopy } from '#content/about/copy.ts'
import { aboutStats } from '#content/about/page.ts'
import { team } from '#content/team.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { Portrait } from '#ui/portrait.tsx'
import { OfficeRidge } from './office-ridge.tsx'

export function AboutHero() {
  return (
    <section aria-labelledby="hero-heading">
      <div className="page-width pt-12 pb-16 lg:pt-16 lg:pb-20">
        <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1 id="hero-heading" className="text-display">
              {heroCopy.heading}
            </h1>
            <p className="mt-6 max-w-[34rem] text-lede text-ink-soft">{heroCopy.lede}</p>
          </div>
          <OfficeRidge />
        </div>
        {isEmpty(team) ? null : <People />}
        {isEmpty(aboutStats) ? null : <Stats />}
      </div>
    </section>
  )
}

function People() {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-7 max-[16rem]:grid-cols-1 md:grid-cols-4">
      {team.map(({ id, name, title, place, portrait }) => (
        <li key={id}>
          <div className="aspect-[6/5] min-h-0 overflow-clip rounded-card contrast:border-3 contrast:border-line">
            <Portrait of={portrait} name={name} isRound={false} className="aspect-square w-full" />
          </div>
          <p className="mt-3 font-heading text-h4 font-semibold">{name}</p>
          <p className="text-small text-ink-soft">
            {title}, {place}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Stats() {
  return (
    <dl className="mt-12 grid grid-cols-2 gap-y-8 max-[16rem]:grid-cols-1 border-t border-line pt-8 lg:grid-cols-4">
      {aboutStats.map(({ before, figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="mt-1.5 text-small text-ink-soft">{label}</dt>
          <dd className="whitespace-nowrap font-heading text-h1 leading-none font-bold tabular">
            {before ? <span className="text-h4">{before} </span> : null}
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}
