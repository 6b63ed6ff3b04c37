import { useQuery } from '@tanstack/react-query'
import { pageListTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import { generalRefusals } from '#content/interface/answers.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { PageBadge } from './page-badge.tsx'
import { PageEditor } from './page-editor.tsx'
import { pageQuery, pagesPath } from './queries.ts'

const list = { href: pagesPath, label: pageListTexts.allPages }

export function PageEditorPage() {
  const { slug } = useOwnSearch()
  if (slug) return <LoadedPage slug={slug} />
  return <RecordNotFound title={texts.one} message={generalRefusals['no-such-page']} list={list} />
}

/** Not keyed by the address: the editor stays while it renames its page. */
function LoadedPage({ slug }: { slug: string }) {
  const query = useQuery(pageQuery(slug))
  return (
    <RecordPage
      query={query}
      title={query.data?.title ?? texts.one}
      texts={texts}
      list={list}
      summary={({ slug: address, status }) => (
        <>
          <PageBadge status={status} />
          {status === 'published' ? (
            <SiteLink
              href={`/${address}`}
              className="font-mono text-fine wrap-anywhere text-link hover:underline"
            >
              /{address}
            </SiteLink>
          ) : (
            <span className="font-mono text-fine wrap-anywhere">/{address}</span>
          )}
        </>
      )}
      skeleton={
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <SkeletonCard className="h-200" />
          <SkeletonCard className="h-200 max-lg:hidden" />
        </div>
      }
    >
      {(page) => <PageEditor key={page.id} page={page} />}
    </RecordPage>
  )
}
