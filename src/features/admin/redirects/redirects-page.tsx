import { useState } from 'react'
import { redirectListTexts as texts } from '#content/interface/admin/redirects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { Redirect } from '#contracts/redirects.ts'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { searchRule, useListState } from '../list/use-list-state.ts'
import { MissingPaths } from './missing-paths.tsx'
import { redirectColumns } from './redirect-columns.tsx'
import { RedirectForm } from './redirect-form.tsx'

const fields = { search: searchRule } as const

/** What the form shows: a stored redirect, or the beginning of a new one. `key` counts what was put into it. */
export interface Entry {
  key: number
  redirect?: Redirect
  from?: string
}

export function RedirectsPage() {
  const { state, set, clear, isFiltered } = useListState(fields)
  const list = useList(adminEndpoints.redirects, state)
  const [entry, setEntry] = useState<Entry>({ key: 0 })
  const enter = (next: Omit<Entry, 'key'>) => setEntry(({ key }) => ({ key: key + 1, ...next }))
  return (
    <ListPage
      title={texts.title}
      note={texts.note}
      filters={
        <ListSearch
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={state.search}
          onSearch={(search) => set({ search }, { replace: true })}
        />
      }
    >
      <RedirectForm key={entry.key} entry={entry} onDone={() => enter({})} />
      <ListPanel
        list={list}
        what={texts.what}
        isFiltered={isFiltered}
        isSearch={state.search !== undefined}
        onClear={clear}
        rowClass="h-34 lg:h-17"
        empty={{ icon: 'route', title: texts.emptyTitle, text: texts.emptyText }}
      >
        {(rows) => (
          <ListTable
            caption={texts.caption}
            rows={rows}
            keyOf={({ id }) => id}
            columns={redirectColumns((redirect) => enter({ redirect }))}
          />
        )}
      </ListPanel>
      {/* Below the other list once that has its height, so that nothing moves when it comes. */}
      {list.rows || list.error ? <MissingPaths onRedirect={(from) => enter({ from })} /> : null}
    </ListPage>
  )
}
