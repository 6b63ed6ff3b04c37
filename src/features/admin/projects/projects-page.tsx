import { projectStatusNames } from '#content/interface/statuses.ts'
import { projectListTexts as texts, projectTexts } from '#content/interface/admin/projects.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { formatMoney } from '#shared/formats.ts'
import { type AdminProject, projectSorts } from '#contracts/admin-projects.ts'
import { projectStatuses } from '#contracts/projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProjectBadge } from '#ui/status-badges.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ClearFilters } from '../list/clear-filters.tsx'
import { choicesOf, ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { type ListColumn, ListTable, RowTime } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { projectPage } from './queries.ts'

const fields = { search: searchRule, status: projectStatuses, sort: projectSorts } as const
const sortLabels = {
  newest: listTexts.newestFirst,
  name: texts.sortedByName,
  updated: listTexts.lastChanged,
} as const

export function ProjectsPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.projects, state)
  return (
    <ListPage
      title={labelTexts.projects}
      actions={
        <ButtonLink href="/admin/projects/new" look="outline">
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
            label={labelTexts.status}
            any={listTexts.any}
            value={state.status}
            choices={choicesOf(projectStatuses, projectStatusNames)}
            onChoose={(status) => set({ status })}
          />
          <ListFilter
            label={listTexts.sort}
            value={state.sort ?? 'newest'}
            choices={choicesOf(projectSorts, sortLabels)}
            onChoose={(sort) => set({ sort })}
          />
          <ClearFilters isFiltered={isFiltered} onClear={clear} />
        </>
      }
    >
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        onClear={clear}
        rowClass="h-44 lg:h-17"
        empty={{
          icon: 'folder-kanban',
          title: texts.emptyTitle,
          text: texts.emptyText,
          link: { href: '/admin/projects/new', label: texts.emptyButton },
        }}
      >
        {(rows) => (
          <ListTable
            caption={labelTexts.projects}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columns}
            sort={state.sort ?? 'newest'}
            onSort={(sort) => set({ sort: projectSorts.find((name) => name === sort) })}
          />
        )}
      </ListPanel>
    </ListPage>
  )
}

const columns: readonly ListColumn<AdminProject>[] = [
  {
    id: 'name',
    label: labelTexts.project,
    place: 'title',
    sorts: { ascending: 'name' },
    cell: ({ id, name, client }) => (
      <>
        <SiteLink
          href={projectPage(id)}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </SiteLink>
        <span className="block text-tiny wrap-anywhere text-ink-soft">
          {client ? client.name : projectTexts.noClient}
        </span>
      </>
    ),
  },
  {
    id: 'provider',
    label: texts.provider,
    place: 'line',
    cell: ({ provider }) => (
      <span className="wrap-anywhere lg:block lg:min-w-28">{provider?.name ?? texts.noProvider}</span>
    ),
  },
  {
    id: 'budget',
    label: texts.budget,
    place: 'line',
    align: 'right',
    cell: ({ budget }) => <span className="tabular">{formatMoney(budget)}</span>,
  },
  {
    id: 'progress',
    label: texts.progress,
    place: 'line',
    align: 'right',
    cell: ({ progressPercentage }) => <span className="tabular">{progressPercentage}%</span>,
  },
  {
    id: 'updated',
    label: texts.changed,
    place: 'line',
    sorts: { descending: 'updated' },
    cell: ({ updatedAt }) => <RowTime iso={updatedAt} />,
  },
  {
    id: 'status',
    label: labelTexts.status,
    place: 'badge',
    cell: ({ status }) => <ProjectBadge status={status} />,
  },
]
