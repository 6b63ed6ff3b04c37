import type { QueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { freshQuery, keyOf, query } from '#api/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { AdminPage } from '#contracts/pages.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const pagesPath = '/admin/pages'
export const pageEditorPath = `${pagesPath}/edit`

type PageRef = Pick<AdminPage, 'slug'> & Partial<Pick<AdminPage, 'id'>>

/** Returns where a page is: the id tells it from another one that has taken its address. */
export const pagePlace = ({ slug, id }: PageRef) => ({ params: { slug }, query: { id } })

export const pageQuery = (slug: string) => freshQuery(adminEndpoints.page, pagePlace({ slug }))

export const versionsQuery = (ref: PageRef, newest: number) =>
  queryOptions({
    queryKey: [...keyOf(adminEndpoints.pageRevisions, pagePlace(ref)), newest],
    queryFn: () => call(adminEndpoints.pageRevisions, pagePlace(ref)),
    gcTime: 0,
  })

export const versionQuery = ({ slug, id }: PageRef, revision: number) =>
  query(adminEndpoints.pageRevision, { params: { slug, revision }, query: { id } })

/** Keeps a saved page, and forgets what shows it. */
export function cachePage(client: QueryClient, page: AdminPage): AdminPage {
  client.setQueryData(pageQuery(page.slug).queryKey, page)
  forgetPages(client)
  return page
}

export function forgetPages(client: QueryClient): void {
  forgetPublicReads()
  void client.invalidateQueries({ queryKey: keyOf(adminEndpoints.pages) })
}
