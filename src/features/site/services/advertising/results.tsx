import { resultsCopy } from '#content/digital-advertising/copy.ts'
import { leadingResult, outcomes, resultFigures } from '#content/digital-advertising/sections.ts'
import { Section } from '#ui/section.tsx'

export function Results() {
  return (
    <Section id="results" className="grid gap-x-14 gap-y-10 lg:grid-cols-[27rem_minmax(0,1fr)]">
      <div>
        <h2 id="results-heading">
          <span className="block text-[min(28vw,clamp(5.5rem,3rem+5.5vw,7.75rem))] leading-[0.95] font-bold tracking-[-0.045em] text-link contrast:text-ink">
            {leadingResult.figure}
          </span>{' '}
          <span className="mt-2 block text-h3">{leadingResult.result}</span>
        </h2>
        <p className="mt-1 text-small text-ink-soft">{leadingResult.source}</p>
        <dl className="mt-5 grid grid-cols-[auto_auto_auto] gap-x-6 border-t border-line pt-5 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-4">
          {resultFigures.map(({ figure, result, source }) => (
            <div key={figure} className="flex flex-col">
              <dt className="order-1 mt-2 text-small font-semibold">{result}</dt>
              <dd className="font-heading text-[clamp(1.5rem,1.1rem+1.4vw,2.25rem)] leading-none font-semibold tracking-tight whitespace-nowrap">
                {figure}
              </dd>
              <dd className="order-2 text-tiny text-ink-soft">{source}</dd>
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
    <div>
      <h3 className="text-h3">{resultsCopy.outcomesTitle}</h3>
      <table className="mt-4 w-full text-left text-fine max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink text-tiny text-ink-soft">
            <th scope="col" className="w-[28%] py-2.5 pr-5 font-semibold">
              {resultsCopy.question}
            </th>
            <th scope="col" className="w-[36%] py-2.5 pr-5 font-semibold">
              {resultsCopy.before}
            </th>
            <th scope="col" className="py-2.5 font-semibold text-link">
              {resultsCopy.after}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {outcomes.map(({ question, before, after }) => (
            <tr key={question} className="border-b border-line align-top max-md:block max-md:py-4">
              <th
                scope="row"
                className="py-3.5 pr-5 font-heading text-[1.0625rem] leading-snug font-semibold tracking-tight max-md:block max-md:p-0"
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
  'py-3.5 pr-5 text-ink-soft last:pr-0 max-md:grid max-md:grid-cols-[3.75rem_1fr] max-md:p-0 max-md:pt-1.5 max-md:before:text-fine max-md:before:font-semibold max-md:before:content-[attr(data-label)]'
