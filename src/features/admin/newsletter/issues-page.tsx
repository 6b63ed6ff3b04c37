import { useQuery } from '@tanstack/react-query'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { editorIssueTexts } from '#content/interface/admin/editor.ts'
import { issueListTexts as texts, issueOriginNames } from '#content/interface/admin/issues.ts'
import { labelTexts } from '#content/interface/common.ts'
import { loadingText } from '#content/interface/controls.ts'
import type { ListedIssue } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { formatNumber } from '#shared/formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useLatch } from '#ui/query-state.tsx'
import { ListPage } from '../list/list-page.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { type ListColumn, ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { ImportCard } from './import-card.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { NewsletterNotices } from './newsletter-notices.tsx'
import { issuePage, newsletterPage, settingsQuery } from './queries.ts'
import { SettingsCard } from './settings-card.tsx'

export function IssuesPage() {
  const list = useList(adminEndpoints.issues, {})
  const isAdmin = useIsAdmin()
  const settings = useQuery({ ...settingsQuery, enabled: isAdmin })
  const areSettingsThere = useLatch(!settings.isLoading)
  const isListThere = useLatch(list.rows !== undefined || list.error !== null) && areSettingsThere
  return (
    <ListPage
      title={texts.title}
      note={
        !isAdmin
          ? editorIssueTexts.note
          : settings.data
            ? texts.note(settings.data.subscribers)
            : texts.loadingNote
      }
      actions={
        <div className="flex flex-wrap gap-2.5">
          {isAdmin ? (
            <ButtonLink href="/admin/contact-submissions?view=newsletter" look="outline">
              <Icon name="users" />
              {texts.signUps}
            </ButtonLink>
          ) : null}
          <ButtonLink href={`${newsletterPage}/new`} look="outline">
            <Icon name="plus" />
            {texts.newButton}
          </ButtonLink>
        </div>
      }
      filters={null}
    >
      {settings.data ? <NewsletterNotices settings={settings.data} /> : null}
      {areSettingsThere ? (
        <ListPanel
          list={list}
          what={texts.what}
          rowClass="h-44 lg:h-17"
          empty={{
            icon: 'newspaper',
            title: texts.emptyTitle,
            text: texts.emptyText,
            link: { href: `${newsletterPage}/new`, label: texts.newButton },
          }}
        >
          {(rows) => (
            <ListTable caption={texts.caption} rows={rows} keyOf={({ id }) => id} columns={columns} />
          )}
        </ListPanel>
      ) : (
        <>
          <p role="status" className="sr-only">
            {loadingText(texts.what)}
          </p>
          <SkeletonCard className="h-96" />
        </>
      )}
      {isListThere && isAdmin ? (
        <div className="print-hidden grid gap-5 lg:grid-cols-2">
          <SettingsCard query={settings} />
          <ImportCard />
        </div>
      ) : null}
    </ListPage>
  )
}

const count = (id: 'sent' | 'bounced' | 'left', label: string): ListColumn<ListedIssue> => ({
  id,
  label,
  place: 'line',
  align: 'right',
  cell: (issue) =>
    issue.startedAt ? (
      <span className="tabular">{formatNumber(issue[id])}</span>
    ) : (
      <span className="text-ink-soft">–</span>
    ),
})

const columns: readonly ListColumn<ListedIssue>[] = [
  {
    id: 'subject',
    label: texts.subject,
    place: 'title',
    cell: ({ id, subject, origin }) => (
      <>
        <SiteLink
          href={`${issuePage}?id=${id}`}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {subject}
        </SiteLink>
        <span className="block text-tiny text-ink-soft">{issueOriginNames[origin]}</span>
      </>
    ),
  },
  {
    id: 'when',
    label: texts.when,
    place: 'line',
    cell: ({ startedAt, sendAt, updatedAt }) => <LocalTime iso={startedAt ?? sendAt ?? updatedAt} />,
  },
  count('sent', texts.sent),
  count('bounced', texts.bounced),
  count('left', texts.left),
  {
    id: 'state',
    label: labelTexts.state,
    place: 'badge',
    cell: ({ state }) => <IssueBadge state={state} />,
  },
]
