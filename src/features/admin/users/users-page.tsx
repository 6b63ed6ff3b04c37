import {
  roleNames,
  sortNames,
  userListTexts as texts,
  userStateNames,
} from '#content/interface/admin/users.ts'
import { labelTexts, listTexts } from '#content/interface/common.ts'
import { userSorts, userStates } from '#contracts/admin-users.ts'
import { roles } from '#contracts/auth.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
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
import { usersPagePath, userColumns } from './user-columns.tsx'

const fields = { search: searchRule, role: roles, state: userStates, sort: userSorts } as const

export function UsersPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.users, state)
  const sort = state.sort ?? 'newest'
  return (
    <ListPage
      title={texts.title}
      actions={
        <ButtonLink href={`${usersPagePath}/new`} look="outline">
          <Icon name="user-plus" />
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
            label={labelTexts.role}
            any={listTexts.any}
            value={state.role}
            choices={choicesOf(roles, roleNames)}
            onChoose={(role) => set({ role })}
          />
          <ListFilter
            label={labelTexts.state}
            any={listTexts.any}
            value={state.state}
            choices={choicesOf(userStates, userStateNames)}
            onChoose={(value) => set({ state: value })}
          />
          <ListFilter
            label={listTexts.sort}
            value={sort}
            choices={choicesOf(userSorts, sortNames)}
            onChoose={(value) => set({ sort: value })}
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
        rowClass="h-36 lg:h-17"
        empty={{ icon: 'users', title: texts.emptyTitle, text: texts.emptyText }}
      >
        {(rows) => (
          <ListTable
            caption={texts.caption}
            rows={rows}
            keyOf={({ id }) => id}
            columns={userColumns}
            sort={sort}
            onSort={(name) => set({ sort: userSorts.find((userSort) => userSort === name) })}
          />
        )}
      </ListPanel>
    </ListPage>
  )
}
