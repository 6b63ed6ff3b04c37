import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { editorIssueTexts } from '#content/interface/admin/editor.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { localMinuteError } from '#ui/local-minute-error.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { NewsletterNotices } from './newsletter-notices.tsx'
import { settingsQuery } from './queries.ts'
import { useIssueChange } from './use-issue-change.ts'

export function IssueSendCard({ issue, isChanged }: { issue: AdminIssue; isChanged: boolean }) {
  const isAdmin = useIsAdmin()
  const settings = useQuery({ ...settingsQuery, enabled: isAdmin }).data
  const client = useQueryClient()
  const { change } = useIssueChange(issue)
  const ask = useAsk()
  async function send() {
    let shownReaders = 0
    const isConfirmed = await ask({
      async title() {
        shownReaders = (await client.fetchQuery({ ...settingsQuery, staleTime: 0 })).subscribers
        return texts.sendTitle(shownReaders)
      },
      text: texts.sendText,
      confirmLabel: texts.sendConfirm,
      tone: 'plain',
    })
    if (isConfirmed) await change({ state: 'sending', shownReaders })
  }
  const test = useMutation({
    mutationFn: () => call(adminEndpoints.testIssue, { params: { id: issue.id } }),
    onSuccess: () => toast({ title: texts.testTitle, description: texts.testText(issue.subject) }),
    onError: (error) => toastFailure(texts.testFailed, error),
  })
  if (isChanged)
    return (
      <SectionCard title={texts.sendingHeading}>
        <p className="text-small text-ink-soft">{texts.saveFirst}</p>
      </SectionCard>
    )
  return (
    <SectionCard title={texts.sendingHeading}>
      <div className="grid gap-5">
        {settings ? <NewsletterNotices settings={settings} /> : null}
        <div className="flex flex-wrap gap-2.5">
          <Button
            look="outline"
            aria-busy={test.isPending}
            onClick={() => {
              if (!test.isPending) test.mutate()
            }}
          >
            {texts.test}
          </Button>
          {isAdmin ? (
            <Button look="cta" onClick={() => void send()}>
              {texts.sendNow}
            </Button>
          ) : null}
        </div>
        {isAdmin ? (
          <ScheduleForm onSchedule={(sendAt) => change({ state: 'scheduled', sendAt })} />
        ) : (
          <p className="text-small text-ink-soft">{editorIssueTexts.sendingNote}</p>
        )}
      </div>
    </SectionCard>
  )
}

function ScheduleForm({ onSchedule }: { onSchedule: (sendAt: string) => Promise<unknown> }) {
  const [value, setValue] = useState('')
  const error = value ? localMinuteError(value) : undefined

  async function schedule() {
    if (!error) await onSchedule(fromLocalMinute(value).toISOString())
  }

  return (
    <Form className="flex flex-wrap items-end gap-2.5" send={schedule}>
      <Field
        label={texts.at}
        name="sendAt"
        type="datetime-local"
        required
        value={value}
        min={toLocalMinute(new Date())}
        max="9999-12-31T23:59"
        error={error}
        onChange={({ target }) => setValue(target.value)}
        className="min-w-0 grow basis-56"
      />
      <SubmitButton look="outline" size="field">
        {texts.schedule}
      </SubmitButton>
    </Form>
  )
}
