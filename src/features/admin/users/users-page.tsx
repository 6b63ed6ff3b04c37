import { adminUserSchema, userSorts, userStates } from '#contracts/admin-users.ts'
import { roles } from '#contracts/auth.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListFilter } from '../list/list-filter.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { roleNames, sortNames, usersPagePath, usersPath } from './names.ts'
import { userColumns } from './user-columns.tsx'

const fields = { search: searchRule, role: roles, state: userStates, sort: userSorts } as const

export function UsersPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(usersPath, state, adminUserSchema)
  const sort = state.sort ?? 'newest'
  return (
    <ListPage
      title="Users"
      actions={
        <ButtonLink href={`${usersPagePath}/new`} look="outline">
          <Icon name="user-plus" />
          New user
        </ButtonLink>
      }
      note="Accounts of clients, providers and administrators."
      filters={
        <>
          <ListSearch
            label="Search accounts"
            placeholder="Name, username or email"
            value={state.search}
            onSearch={(search) => set({ search }, { replace: true })}
          />
          <ListFilter
            label="Role"
            any="any"
            value={state.role}
            choices={roles.map((value) => ({ value, label: roleNames[value] }))}
            onChoose={(role) => set({ role })}
          />
          <ListFilter
            label="State"
            any="any"
            value={state.state}
            choices={userStates.map((value) => ({ value, label: value }))}
            onChoose={(value) => set({ state: value })}
          />
          <ListFilter
            label="Sort"
            value={sort}
            choices={userSorts.map((value) => ({ value, label: sortNames[value] }))}
            onChoose={(value) => set({ sort: value })}
          />
        </>
      }
    >
      <ListPanel
        list={list}
        what="the accounts"
        isFiltered={isFiltered}
        onClear={clear}
        rowClass="h-36 lg:h-17"
        empty={{ icon: 'users', title: 'No accounts yet', text: 'People who register appear here.' }}
      >
        {(rows) => (
          <ListTable
            caption="Accounts"
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
