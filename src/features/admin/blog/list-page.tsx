import { postStatusNames } from '#content/interface/statuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { postListTexts as texts } from '#content/interface/admin/posts.ts'
import { labelTexts } from '#content/interface/common.ts'
import { postStatuses } from '#contracts/blog.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { postColumns } from './post-columns.tsx'
import { postsQuery } from './queries.ts'

const fields = { status: postStatuses, search: searchRule } as const
const newPostPath = '/admin/blog/new'

export function PostListPage() {
  const { state, set, clear, isFiltered, isNarrowed } = useListState(fields)
  const { status, search } = state
  const query = useInfiniteQuery(postsQuery({ status, search }))
  const list = {
    rows: query.data?.pages.flatMap(({ posts }) => posts),
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isChanging: query.isPlaceholderData,
    more: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  }
  return (
    <ListPage
      title={texts.title}
      actions={
        <ButtonLink href={newPostPath} look="cta">
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
                onClick={() => set({ status: choice })}
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
            onSearch={(next) => set({ search: next }, { replace: true })}
          />
        </>
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        isSearch={search !== undefined}
        isNarrowed={isNarrowed}
        onClear={clear}
        rowClass="h-38 lg:h-18"
        empty={{
          icon: 'file-text',
          title: texts.emptyTitle,
          text: texts.emptyText,
          link: { href: newPostPath, label: texts.firstButton },
        }}
      >
        {(rows) => (
          <ListTable caption={texts.caption} rows={rows} keyOf={({ slug }) => slug} columns={postColumns} />
        )}
      </ListPanel>
    </ListPage>
  )
}
