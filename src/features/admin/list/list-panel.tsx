import { capitalize } from '#shared/words.ts'
import type { ReactNode } from 'react'
import { emptyListTexts as texts } from '#content/interface/admin/list.ts'
import { actionTexts } from '#content/interface/common.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ListMore } from './list-more.tsx'
import type { List } from './use-list.ts'

interface ListPanelProps<Row> {
  list: List<Row>
  what: string
  isFiltered?: boolean
  isSearch?: boolean
  isNarrowed?: boolean
  onClear?: () => void
  /** The height of a row, while none is there yet. */
  rowClass?: string
  /** Stands in the place of the rows, for a list that has none. */
  skeleton?: ReactNode
  empty: { icon: IconName; title: string; text: string; link?: { href: string; label: string } }
  children: (rows: Row[]) => ReactNode
}

export function ListPanel<Row>({
  list,
  what,
  isFiltered = false,
  isSearch = false,
  isNarrowed = false,
  onClear,
  rowClass = '',
  skeleton,
  empty,
  children,
}: ListPanelProps<Row>) {
  const { rows, error, isChanging, refetch } = list
  return (
    <Card
      as="section"
      size="none"
      aria-label={capitalize(what)}
      aria-busy={isChanging}
      tabIndex={-1}
      data-focus-home=""
      className="overflow-clip transition-opacity aria-busy:opacity-60"
    >
      <QueryState
        query={{ data: error && isChanging ? undefined : rows, error, refetch }}
        what={what}
        isPadded
        skeleton={
          skeleton ?? (
            <>
              <div className="h-12 bg-surface-tint max-lg:hidden" />
              <SkeletonRows count={8} rowClass={rowClass} />
            </>
          )
        }
      >
        {(loadedRows) =>
          loadedRows.length > 0 ? (
            children(loadedRows)
          ) : (
            <EmptyState list={list} isFiltered={isFiltered} onClear={onClear} empty={empty} />
          )
        }
      </QueryState>
      {rows ? <ListMore list={list} count={rows.length} isSearch={isSearch} isNarrowed={isNarrowed} /> : null}
    </Card>
  )
}

function EmptyState<Row>({
  list,
  isFiltered,
  onClear,
  empty,
}: Pick<ListPanelProps<Row>, 'list' | 'isFiltered' | 'onClear' | 'empty'>) {
  const { link, ...message } = empty
  if (!isFiltered)
    return (
      <Message {...message}>
        {link ? (
          <ButtonLink href={link.href} look="outline" size="small">
            {link.label}
          </ButtonLink>
        ) : null}
      </Message>
    )
  return (
    <Message
      icon="search"
      title={list.hasMore ? texts.noneYetTitle : texts.noneTitle}
      text={list.hasMore ? texts.noneYetText : texts.noneText}
    >
      <Button look="outline" size="small" onClick={onClear}>
        {actionTexts.clearFilters}
      </Button>
    </Message>
  )
}

interface MessageProps {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

const Message = ({ icon, title, text, children }: MessageProps) => (
  <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
    <span className="mb-1 grid size-11 place-items-center rounded-field bg-tint text-link">
      <Icon name={icon} size="medium" />
    </span>
    <p className="font-heading text-h4 font-semibold">{title}</p>
    <p className="max-w-96 text-fine text-ink-soft">{text}</p>
    {children ? <div className="mt-2">{children}</div> : null}
  </div>
)
