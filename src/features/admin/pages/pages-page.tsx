import { pageListTexts as texts } from '#content/interface/admin/pages.ts'
import { labelTexts } from '#content/interface/common.ts'
import { contentStatusNames } from '#content/interface/statuses.ts'
import { contentStatuses } from '#contracts/content.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { pageColumns } from './page-columns.tsx'
import { pagesPath } from './queries.ts'

const fields = { status: contentStatuses, search: searchRule } as const
const newPagePath = `${pagesPath}/new`

export function PagesPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.pages, state)
  return (
    <ListPage
      title={texts.title}
      note={texts.note}
      actions={
        <ButtonLink href={newPagePath} look="cta">
          <Icon name="plus" />
          {texts.newButton}
        </ButtonLink>
      }
      filters={
        <>
          <fieldset className="print-hidden flex max-w-full min-w-0 overflow-x-auto rounded-button border border-line bg-card p-1">
            <legend className="sr-only">{labelTexts.status}</legend>
            {[undefined, ...contentStatuses].map((choice) => (
              <button
                key={choice ?? 'all'}
                type="button"
                aria-pressed={state.status === choice}
                onClick={() => set({ status: choice })}
                className="min-h-9 pointer-coarse:min-h-11 rounded-chip px-3 text-fine font-semibold whitespace-nowrap text-ink-soft capitalize hover:text-ink aria-pressed:bg-tint-strong aria-pressed:text-link"
              >
                {choice ? contentStatusNames[choice] : texts.allStatuses}
              </button>
            ))}
          </fieldset>
          <ListSearch
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
            value={state.search}
            onSearch={(search) => set({ search }, { replace: true })}
          />
        </>
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        onClear={clear}
        rowClass="h-34 lg:h-17"
        empty={{
          icon: 'panels-top-left',
          title: texts.emptyTitle,
          text: texts.emptyText,
          link: { href: newPagePath, label: texts.firstButton },
        }}
      >
        {(rows) => (
          <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={pageColumns} />
        )}
      </ListPanel>
    </ListPage>
  )
}
