import { postStatusNames } from '#content/interface/statuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postListTexts as texts } from '#content/interface/admin/posts.ts'
import { actionTexts, labelTexts } from '#content/interface/common.ts'
import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { postStatuses } from '#contracts/blog.ts'
import { ButtonLink, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { postColumns } from './post-columns.tsx'
import { postsQuery } from './queries.ts'

export function PostListPage() {
  const [status, setStatus] = useState<AdminPostCard['status']>()
  const [search, setSearch] = useState<string>()
  const query = useInfiniteQuery(postsQuery({ status, search }))
  const clear = () => {
    setStatus(undefined)
    setSearch(undefined)
  }
  return (
    <ListPage
      title={texts.title}
      actions={
        <ButtonLink href="/admin/blog/new" look="cta">
          <Icon name="plus" />
          {texts.newButton}
        </ButtonLink>
      }
      note={texts.note}
      filters={
        <>
          <fieldset className="print-hidden flex max-w-full min-w-0 overflow-x-auto rounded-button border border-line bg-card p-1">
            <legend className="sr-only">{labelTexts.status}</legend>
            {[undefined, ...postStatuses].map((choice) => (
              <button
                key={choice ?? 'all'}
                type="button"
                aria-pressed={status === choice}
                onClick={() => setStatus(choice)}
                className="min-h-9 pointer-coarse:min-h-11 rounded-chip px-3 text-fine font-semibold whitespace-nowrap text-ink-soft capitalize hover:text-ink aria-pressed:bg-tint-strong aria-pressed:text-link"
              >
                {choice ? postStatusNames[choice] : texts.allStatuses}
              </button>
            ))}
          </fieldset>
          <ListSearch
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
            value={search}
            onSearch={setSearch}
          />
        </>
      }
    >
      <Card as="section" size="none" aria-label={texts.caption} className="overflow-clip">
        <QueryState
          query={{ ...query, data: query.data }}
          what={texts.what}
          skeleton={
            <>
              <div className="h-12 bg-surface-tint max-lg:hidden" />
              <SkeletonRows count={10} rowClass="h-38 lg:h-18" />
            </>
          }
        >
          {({ pages }) => {
            const posts = pages.flatMap((page) => page.posts)
            return posts.length === 0 ? (
              <EmptyState isFiltered={Boolean(status || search)} clear={clear} />
            ) : (
              <ListTable
                caption={texts.caption}
                rows={posts}
                keyOf={({ slug }) => slug}
                columns={postColumns}
              />
            )
          }}
        </QueryState>
        {query.hasNextPage ? (
          <div className="border-t border-line p-4 text-center">
            <Button
              look="outline"
              size="small"
              aria-busy={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              {texts.olderButton}
            </Button>
          </div>
        ) : null}
      </Card>
    </ListPage>
  )
}

function EmptyState({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Icon name="file-text" size="display" className="text-link" />
      <p className="font-heading text-h4 font-semibold">
        {isFiltered ? texts.noMatchTitle : texts.emptyTitle}
      </p>
      <p className="text-fine text-ink-soft">{isFiltered ? texts.noMatchText : texts.emptyText}</p>
      {isFiltered ? (
        <Button look="outline" size="small" onClick={clear}>
          {actionTexts.clearFilters}
        </Button>
      ) : (
        <ButtonLink href="/admin/blog/new" look="outline" size="small">
          {texts.firstButton}
        </ButtonLink>
      )}
    </div>
  )
}
