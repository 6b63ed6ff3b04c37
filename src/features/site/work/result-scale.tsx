import { workCopy } from '#content/work/page.ts'
import { storyPath } from '#shared/page-paths.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { PlacedStory } from './story-card.tsx'
import { storyLooks } from './story-look.ts'
import { storyTint } from './story-tint.ts'

/** The length of the bar of “before”, in percent of its cell, unless the longest “after” would not fit. */
const beforePercent = 19
const longestPercent = 95

const { scale } = workCopy

/** The display of rows and cells on phones takes the roles of their elements away. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

interface ResultScaleProps {
  stories: readonly PlacedStory[]
  tagsOf: (story: PlacedStory['story']) => readonly string[]
}

/** Every result on one scale. */
export function ResultScale({ stories, tagsOf }: ResultScaleProps) {
  const greatest = Math.max(1, ...stories.map(({ story }) => story.factor))
  const percentPerUnit = Math.min(beforePercent, longestPercent / greatest)
  return (
    <section aria-labelledby="scale-heading" className="page-width section-space">
      <h2 id="scale-heading" className="text-h2">
        {scale.heading}
      </h2>
      <p className="mt-2.5 text-ink-soft">{scale.text}</p>
      <table {...as.table} className="mt-8 w-full max-md:block">
        <thead className="max-md:sr-only">
          <tr
            {...as.row}
            className="border-b-2 border-ink text-left text-tiny text-ink-soft *:py-2.5 *:pr-4 *:font-semibold"
          >
            {[scale.client, scale.services, scale.period, scale.bars].map((name) => (
              <th key={name} {...as.columnheader} scope="col">
                {name}
              </th>
            ))}
            <th {...as.columnheader} scope="col" className="pr-0! text-right">
              {scale.result}
            </th>
          </tr>
        </thead>
        <tbody {...as.rowgroup} className="max-md:block">
          {stories.map((placed) => (
            <ScaleRow
              key={placed.story.slug}
              {...placed}
              tags={tagsOf(placed.story)}
              percentPerUnit={percentPerUnit}
            />
          ))}
        </tbody>
      </table>
      {stories.some(({ story }) => story.drawing && !story.picture) ? (
        <p className="mt-4 text-fine text-ink-soft">{workCopy.drawn}</p>
      ) : null}
    </section>
  )
}

interface ScaleRowProps extends PlacedStory {
  tags: readonly string[]
  percentPerUnit: number
}

function ScaleRow({ story, position, tags, percentPerUnit }: ScaleRowProps) {
  const look = storyLooks[storyTint(position)]
  return (
    <tr
      {...as.row}
      className="border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-t max-md:border-b-0 max-md:py-4 md:*:py-4.5 md:*:pr-4"
    >
      <th {...as.rowheader} scope="row" className="text-left font-normal md:w-60">
        <SiteLink
          href={storyPath(story.slug)}
          className="font-heading text-h4 font-semibold hover:underline wrap-anywhere"
        >
          {story.client}
        </SiteLink>
        <span className="block text-fine text-ink-soft wrap-anywhere">{story.title}</span>
      </th>
      <td {...as.cell} className="text-fine text-ink-soft max-md:sr-only md:w-56">
        {tags.join(', ')}
      </td>
      <td {...as.cell} className="text-fine text-ink-soft max-md:sr-only md:w-26">
        {story.period}
      </td>
      <td {...as.cell} className="max-md:col-span-2 max-md:row-start-2 max-md:pt-3">
        <span className="sr-only">{scale.barsLabel(story.factor)}</span>
        <ScaleBar percent={percentPerUnit} className="bg-field contrast:border contrast:bg-transparent" />
        <ScaleBar percent={percentPerUnit * story.factor} className={cn('mt-1.25', look.bar)} />
      </td>
      <td {...as.cell} className="text-right max-md:col-start-2 max-md:row-start-1 md:w-46 md:pr-0!">
        <span className={cn('block font-heading text-[1.75rem] leading-tight font-semibold', look.figure)}>
          {story.figure}
        </span>
        <span className="text-fine text-ink-soft">{story.result}</span>
      </td>
    </tr>
  )
}

const ScaleBar = ({ percent, className }: { percent: number; className: string }) => (
  <span
    style={{ width: `${Math.round(percent * 10) / 10}%` }}
    className={cn('block h-2.5 rounded-[3px] md:h-3.25 forced-colors:bg-[CanvasText]!', className)}
  />
)
