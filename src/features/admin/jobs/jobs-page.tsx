import { jobListTexts as texts, jobStatusNames, jobsTitle } from '#content/interface/admin/jobs.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { jobStatuses } from '#contracts/job-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ClearFilters } from '../list/clear-filters.tsx'
import { choicesOf, ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { jobColumns } from './job-columns.tsx'

const fields = { search: searchRule, status: jobStatuses } as const

export function JobsPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.jobs, state)
  return (
    <ListPage
      title={jobsTitle}
      actions={
        <ButtonLink href="/admin/jobs/new" look="outline">
          <Icon name="plus" />
          {texts.newButton}
        </ButtonLink>
      }
      note={texts.note}
      filters={
        <>
          <ListSearch
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
            value={state.search}
            onSearch={(search) => set({ search }, { replace: true })}
          />
          <ListFilter
            label={labelTexts.state}
            any={listTexts.any}
            value={state.status}
            choices={choicesOf(jobStatuses, jobStatusNames)}
            onChoose={(status) => set({ status })}
          />
          <ClearFilters isFiltered={isFiltered} onClear={clear} />
        </>
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        onClear={clear}
        rowClass="h-40 lg:h-17"
        empty={{
          icon: 'user-plus',
          title: texts.emptyTitle,
          text: texts.emptyText,
          link: { href: '/admin/jobs/new', label: texts.emptyButton },
        }}
      >
        {(rows) => (
          <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={jobColumns} />
        )}
      </ListPanel>
    </ListPage>
  )
}
