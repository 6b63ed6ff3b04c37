import { type ReactNode, useId, useState } from 'react'
import { chartCardTexts as texts } from '#content/interface/admin/charts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { Reserved } from '#ui/reserved.tsx'

interface ChartCardProps {
  title: string
  note: string
  longestNote: string
  legend?: ReactNode
  table: { heads: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  empty: string | null
  isLoading: boolean
  size: { width: number; height: number }
  children: ReactNode
}

export function ChartCard(props: ChartCardProps) {
  const { title, note, longestNote, legend, table, empty, isLoading, size, children } = props
  const isBare = isLoading || empty !== null
  const aspectRatio = `${size.width} / ${size.height}`
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Card as="section" size="small" aria-labelledby={id}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <h2 id={id} className="text-h4">
            {title}
          </h2>
          <p className="text-tiny text-ink-soft">
            <Reserved longest={longestNote}>{note}</Reserved>
          </p>
        </div>
        {legend ? <div className={cn('contents', isBare && '*:invisible')}>{legend}</div> : null}
        <Button
          look={isTable ? 'chosen' : 'outline'}
          size="small"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          className={cn('print-hidden', isBare && 'invisible')}
        >
          <Icon name="table-2" />
          {texts.tableButton}
        </Button>
      </div>
      <div className="mt-4">
        {isLoading ? (
          <div
            aria-hidden="true"
            style={{ aspectRatio }}
            className="w-full rounded-field bg-tint motion-safe:animate-skeleton"
          />
        ) : empty ? (
          <p
            style={{ aspectRatio }}
            className="grid w-full place-items-center rounded-field border border-dashed border-line-strong px-6 text-center text-fine text-ink-soft"
          >
            {empty}
          </p>
        ) : (
          <>
            {isTable ? null : children}
            <div className={isTable ? 'max-h-58 overflow-y-auto' : 'sr-only'}>
              <Figures title={title} {...table} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

const Figures = ({ title, heads, rows }: ChartCardProps['table'] & { title: string }) => (
  <table className="w-full wrap-break-word text-left text-fine tabular">
    <caption className="sr-only">{title}</caption>
    <thead className="text-tiny text-ink-soft">
      <tr>
        {heads.map((head, index) => (
          <th
            key={head}
            scope="col"
            className={index > 0 ? 'py-1 text-right font-semibold' : 'py-1 font-semibold'}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-1.5 font-normal">
            {name}
          </th>
          {figures.map((figure, index) => (
            <td key={heads[index + 1]} className="py-1.5 text-right">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
