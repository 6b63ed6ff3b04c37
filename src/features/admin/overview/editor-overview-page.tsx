import { useQuery } from '@tanstack/react-query'
import { freshQuery } from '#api/query.ts'
import { editorOverviewTexts as texts } from '#content/interface/admin/editor.ts'
import { overviewTexts } from '#content/interface/admin/overview.ts'
import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { issuePage, newsletterPage } from '../newsletter/queries.ts'
import { WorkPanel } from './work-panel.tsx'

/** What an editor works on. The overview of administrators is full of clients. */
export function EditorOverviewPage() {
  return (
    <>
      <TitleBand
        title={overviewTexts.title}
        actions={
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink href="/" look="outline">
              {overviewTexts.viewSite}
            </ButtonLink>
            {isPageOn('/blog') ? (
              <ButtonLink href="/admin/blog/new" look="cta">
                <Icon name="plus" />
                {texts.newPost}
              </ButtonLink>
            ) : null}
          </div>
        }
      >
        {texts.lede}
      </TitleBand>
      <div className="page-width grid items-start gap-5 pb-20 lg:grid-cols-3">
        {isPageOn('/blog') ? <Posts /> : null}
        <IssueDrafts />
      </div>
    </>
  )
}

const draftsQuery = freshQuery(adminEndpoints.posts, { query: { status: 'draft' } })
const scheduledQuery = freshQuery(adminEndpoints.posts, { query: { status: 'scheduled' } })
const issuesQuery = freshQuery(adminEndpoints.issues)

function Posts() {
  const drafts = useQuery(draftsQuery)
  const scheduled = useQuery(scheduledQuery)
  const waitingPosts = scheduled.data?.posts.filter(({ isLive }) => !isLive)
  return (
    <>
      <WorkPanel
        title={texts.drafts}
        allHref="/admin/blog?status=draft"
        empty={texts.draftsEmpty}
        query={{ ...drafts, data: drafts.data?.posts.map((post) => postRow(post, post.updatedAt)) }}
      />
      <WorkPanel
        title={texts.scheduled}
        allHref="/admin/blog?status=scheduled"
        empty={texts.scheduledEmpty}
        query={{
          ...scheduled,
          data: waitingPosts?.map((post) => postRow(post, post.publishAt ?? post.updatedAt)),
        }}
      />
    </>
  )
}

const postRow = ({ slug, title }: AdminPostCard, iso: string) => ({
  href: `/admin/blog/edit?slug=${slug}`,
  title,
  note: <LocalTime iso={iso} />,
})

function IssueDrafts() {
  const issues = useQuery(issuesQuery)
  const drafts = issues.data?.items.filter(({ state }) => state === 'draft')
  return (
    <WorkPanel
      title={texts.issueDrafts}
      allHref={newsletterPage}
      empty={texts.issueDraftsEmpty}
      query={{
        ...issues,
        data: drafts?.map(({ id, subject, updatedAt }) => ({
          href: `${issuePage}?id=${id}`,
          title: subject,
          note: <LocalTime iso={updatedAt} />,
        })),
      }}
    />
  )
}
