import { storyCopy } from '#content/work/page.ts'
import type { Story, StoryFigure } from '#contracts/stories.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { LineChart, shown } from './line-chart.tsx'
import { storyLooks } from './story-look.ts'
import type { StoryTint } from './story-tint.ts'

export function StoryCharts({ story, tint }: { story: Story; tint: StoryTint }) {
  const { figures = [], figuresTitle = storyCopy.figuresTitle, figuresNote } = story
  if (figures.length === 0) return null
  return (
    <section
      aria-labelledby="figures-heading"
      className="section-space bg-surface-tint contrast:border-y-3 contrast:border-line"
    >
      <div className="page-width">
        <h2 id="figures-heading" className="text-h2">
          {figuresTitle}
        </h2>
        {figuresNote ? <p className="mt-2.5 text-lede text-ink-soft">{figuresNote}</p> : null}
        <div className="mt-9 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          {figures.map((figure, index) => (
            <ChartCard
              key={figure.label}
              figure={figure}
              tint={tint}
              className={spansRow(index, figures.length) ? 'lg:col-span-2' : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The last of an odd number has no partner. */
const spansRow = (index: number, count: number): boolean => count % 2 === 1 && index === count - 1

interface ChartProps {
  figure: StoryFigure
  tint: StoryTint
}

const ChartCard = ({ figure, tint, className }: ChartProps & { className: string | undefined }) => (
  <Card size="form" className={cn('relative', className)}>
    <h3 className={cn('text-h4', figure.kind === 'line' && 'pr-24')}>{figure.label}</h3>
    {figure.kind === 'line' ? (
      <>
        <LineChart figure={figure} tint={tint} />
        <ValueTable figure={figure} />
      </>
    ) : null}
    {figure.kind === 'share' ? <ShareChart figure={figure} tint={tint} /> : null}
    {figure.kind === 'bars' ? <BarsChart figure={figure} tint={tint} /> : null}
    {figure.note ? <p className="mt-4 text-fine text-ink-soft">{figure.note}</p> : null}
  </Card>
)

/** The button stands beside the heading of the card, what it opens below the chart. */
const ValueTable = ({ figure }: { figure: StoryFigure }) => (
  <details className="print-hidden">
    <summary className="absolute top-4 right-5 inline-flex min-h-9 items-center rounded-[0.5625rem] border border-line-strong bg-card px-3 text-fine font-semibold text-link hover:border-accent pointer-coarse:min-h-11 lg:top-5.5 lg:right-7">
      {storyCopy.table}
      <span className="sr-only">: {figure.label}</span>
    </summary>
    <table className="mt-4 w-full text-small">
      <caption className="sr-only">{figure.label}</caption>
      <tbody>
        {figure.points.map(({ label, value, marker }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {storyCopy.place(figure.axis, label)}
            </th>
            <td className="py-1.5 pr-4 text-ink-soft">{marker}</td>
            <td className="tabular py-1.5 text-right font-semibold">{shown(value, figure.unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

const figureLook = 'tabular ml-auto font-heading text-[1.25rem] leading-none font-semibold'

function ShareChart({ figure, tint }: ChartProps) {
  const look = storyLooks[tint]
  const parts = [look.bar, look.soften, 'bg-sky-soft', 'bg-accent', 'bg-cta', 'bg-field']
  const partOf = (index: number) => cn(parts[index % parts.length], 'contrast:border-2 contrast:border-card')
  return (
    <>
      <div aria-hidden="true" className="mt-5.5 flex h-11 gap-0.5 overflow-clip rounded-[0.5625rem]">
        {figure.points.map(({ label, value }, index) => (
          <span
            key={label}
            style={{ flexGrow: value }}
            className={cn('forced-colors:border', partOf(index))}
          />
        ))}
      </div>
      <ul className="mt-4">
        {figure.points.map(({ label, value }, index) => (
          <li key={label} className="flex items-center gap-2.5 border-t border-line py-2 text-[1rem]">
            <span aria-hidden="true" className={cn('size-3 shrink-0 rounded-[3px]', partOf(index))} />
            {label}
            <b className={figureLook}>{shown(value, figure.unit)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function BarsChart({ figure, tint }: ChartProps) {
  const greatest = Math.max(...figure.points.map(({ value }) => value)) || 1
  const isPair = figure.points.length === 2
  return (
    <ul className="mt-4">
      {figure.points.map(({ label, value }, index) => (
        <li
          key={label}
          className="grid items-center gap-x-4 gap-y-1.5 py-2 min-[16rem]:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[8rem_minmax(0,1fr)_auto]"
        >
          {label}
          <span aria-hidden="true" className="max-md:order-last max-md:col-span-full">
            <span
              style={{ width: `${(100 * value) / greatest}%` }}
              className={cn(
                'block h-6 rounded-[0.375rem] forced-colors:bg-[CanvasText]!',
                isPair && index === 0
                  ? 'bg-field contrast:border-2 contrast:bg-transparent'
                  : storyLooks[tint].bar,
              )}
            />
          </span>
          <b className={figureLook}>{shown(value, figure.unit)}</b>
        </li>
      ))}
    </ul>
  )
}
