import { useIsAdmin } from '#browser/use-is-admin.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { formatNumber } from '#shared/formats.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { archivePath, issuePath } from '#shared/page-paths.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { Prose } from '#ui/prose.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useIssueChange } from './use-issue-change.ts'

export function IssueProgress({ issue }: { issue: AdminIssue }) {
  const { isPending, change } = useIssueChange(issue)
  const ask = useAsk()
  const isAdmin = useIsAdmin()
  async function stop() {
    const isConfirmed = await ask({
      title: texts.stopTitle,
      text: texts.stopText,
      cancelLabel: texts.keepSending,
      confirmLabel: texts.stop,
    })
    if (isConfirmed) await change({ state: 'stopped' })
  }
  return (
    <>
      <SectionCard title={texts.sendingHeading}>
        {issue.state === 'scheduled' && issue.sendAt ? (
          <p className="text-small">
            {texts.scheduledFor}{' '}
            <strong>
              <LocalTime iso={issue.sendAt} isInWords />
            </strong>
            . {isAdmin ? texts.takeBackNote : null}
          </p>
        ) : (
          <Counts issue={issue} />
        )}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {issue.state === 'scheduled' ? (
            isAdmin && (
              <Button look="outline" aria-busy={isPending} onClick={() => void change({ state: 'draft' })}>
                {texts.takeBack}
              </Button>
            )
          ) : isPageOn(archivePath) ? (
            <SiteLink href={issuePath(issue.slug)} className="text-small font-semibold text-link underline">
              {texts.asPage}
            </SiteLink>
          ) : null}
          {issue.state === 'sending' && isAdmin ? (
            <Button look="danger" aria-busy={isPending} onClick={() => void stop()}>
              {texts.stop}
            </Button>
          ) : null}
        </div>
      </SectionCard>
      <SectionCard title={texts.text}>
        <Prose html={issue.html} />
      </SectionCard>
    </>
  )
}

function Counts({ issue: { state, queued, sent, failed, bounced, left } }: { issue: AdminIssue }) {
  const counts = { sent, waiting: Math.max(0, queued - sent - failed), failed, bounced, left }
  const names = ['sent', 'waiting', 'failed', 'bounced', 'left'] as const
  return (
    <>
      {state === 'stopped' ? <p className="mb-3 text-small">{texts.stoppedNote}</p> : null}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-tiny text-ink-soft">{texts.counts[name]}</dt>
            <dd className="font-heading text-h3 font-semibold tabular">{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-tiny text-ink-soft">{texts.leftNote}</p>
    </>
  )
}
