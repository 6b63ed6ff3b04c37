import { resultsCopy } from '#content/digital-advertising/copy.ts'
import { leadingResult, outcomes, resultFigures } from '#content/digital-advertising/sections.ts'
import { Section } from '#ui/section.tsx'
import { LetterLines } from '../letter-lines.tsx'

export function Results() {
  return (
    <Section id="results">
      <div className="grid gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="text-fine font-semibold text-kicker">{resultsCopy.kicker}</p>
          <h2 id="results-heading">
            <span className="relative isolate -mx-5 block overflow-clip bg-surface px-5">
              <span className="-ml-[0.03em] block text-[min(29vw,clamp(7rem,4rem+14.6vw,15.25rem))] leading-[0.98] font-bold tracking-[-0.045em] text-link contrast:text-ink">
                {leadingResult.figure}
              </span>
              <LetterLines />
            </span>{' '}
            <span className="mt-2 block text-h3 lg:text-[1.75rem]">{leadingResult.result}</span>
          </h2>
          <p className="mt-2 max-w-[32rem] text-body text-ink-soft">{leadingResult.source}</p>
        </div>
        <dl className="relative divide-y divide-line lg:border-l lg:border-line lg:pl-12">
          {resultFigures.map(({ figure, result, source }) => (
            <div key={figure} className="flex flex-col py-6 first:pt-0 last:pb-0">
              <dt className="order-1 mt-3 text-body font-semibold">{result}</dt>
              <dd className="font-heading text-[clamp(2.75rem,2rem+2.6vw,4rem)] leading-none font-semibold tracking-tight text-link contrast:text-ink">
                {figure}
              </dd>
              <dd className="order-2 text-body text-ink-soft">{source}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Outcomes />
    </Section>
  )
}

function Outcomes() {
  return (
    <div className="mt-20 grid gap-x-20 gap-y-6 lg:grid-cols-[17.5rem_1fr]">
      <h3 className="text-h3">{resultsCopy.outcomesTitle}</h3>
      <table className="w-full text-left text-small max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-3 border-primary text-fine text-ink-soft">
            <th scope="col" className="w-[27%] py-3 pr-6 font-semibold">
              {resultsCopy.question}
            </th>
            <th scope="col" className="w-[36%] py-3 pr-6 font-semibold">
              {resultsCopy.before}
            </th>
            <th scope="col" className="py-3 font-semibold text-link">
              {resultsCopy.after}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {outcomes.map(({ question, before, after }) => (
            <tr key={question} className="border-b border-line align-top max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pr-6 font-heading text-h4 font-semibold tracking-tight max-md:block max-md:p-0"
              >
                {question}
              </th>
              <td data-label={resultsCopy.before} className={cellClass}>
                {before}
              </td>
              <td data-label={resultsCopy.after} className={`${cellClass} font-medium text-ink!`}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass =
  'py-5 pr-6 text-ink-soft last:pr-0 max-md:grid max-md:grid-cols-[4rem_1fr] max-md:p-0 max-md:pt-2 max-md:before:text-fine max-md:before:font-semibold max-md:before:content-[attr(data-label)]'
