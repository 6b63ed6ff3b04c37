import { changeCurvesCopy } from '#content/product-development/copy.ts'
import { phases } from '#content/product-development/page.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { groupColours } from '../service-look.ts'

export function ChangeCurves() {
  return (
    <Card size="none" className="self-start">
      <figure aria-labelledby="curves-title" className="p-5 lg:p-6">
        <figcaption>
          <span id="curves-title" className="block font-heading text-h4 font-semibold">
            {changeCurvesCopy.title}
          </span>
          <span className="mt-1 block text-fine text-ink-soft">{changeCurvesCopy.caption}</span>
        </figcaption>
        <div aria-hidden="true" className="relative mt-4 text-tiny leading-tight font-semibold">
          <svg aria-hidden="true" viewBox="0 0 480 220" className="w-full overflow-visible">
            <path
              d="M0 210C70 110 110 52 200 34S380 14 480 10V214H0Z"
              className="fill-accent opacity-15 contrast:opacity-0"
            />
            <path
              d="M0 210C70 110 110 52 200 34S380 14 480 10"
              strokeWidth={3}
              className="fill-none stroke-accent"
            />
            <path
              d="M0 206C150 202 250 190 320 140S420 40 480 24"
              strokeWidth={2.5}
              strokeDasharray="1 7"
              strokeLinecap="round"
              className="fill-none stroke-ink"
            />
            <path d="M180 0V214" strokeWidth={1} className="stroke-line" />
          </svg>
          <span className="absolute top-0 left-0 w-16 text-link">{changeCurvesCopy.knowledge}</span>
          <span className="absolute top-1/2 left-[39%] font-normal text-ink-soft max-sm:hidden">
            {changeCurvesCopy.codeStarts}
          </span>
          <span className="absolute right-2 bottom-4 w-22 text-right">{changeCurvesCopy.cost}</span>
        </div>
        <ol aria-hidden="true" className="mt-1 grid grid-cols-8 gap-0.5 text-center text-tiny font-semibold">
          {phases.map(({ phase, group }) => (
            <li
              key={phase}
              className={cn('py-1.5 first:rounded-l-chip last:rounded-r-chip', groupColours[group])}
            >
              {phase}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-tiny text-ink-soft">{changeCurvesCopy.note}</p>
      </figure>
    </Card>
  )
}
