import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import { actionTexts } from '#content/interface/common.ts'
import { type AdminIssue, type IssueFields, storedIssueSchema } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { inputLimits, namesOf, pick } from '#contracts/records/fields.ts'
import { issueFields } from '#contracts/records/issue.ts'
import { Card } from '#ui/card.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueSendCard } from './issue-send-card.tsx'
import { cacheIssue } from './queries.ts'

export const unsavedIssueSchema = z.object({
  base: z.extend(storedIssueSchema, { revision: z.int() }),
  draft: storedIssueSchema,
})

export const unsavedIssueKey = (id: number | string) => `newsletter-issue-${id}`

export function IssueEditor({ issue }: { issue: AdminIssue }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const unsavedValues = useUnsavedValues(unsavedIssueKey(issue.id), unsavedIssueSchema)
  const [base, setBase] = useState({ ...issue, ...unsavedValues.found?.base })
  const [draft, setDraft] = useState(unsavedValues.found?.draft ?? fieldsOf(issue))
  const [theirs, setTheirs] = useState<AdminIssue>()
  const isChanged = changedNames(draft, base).length > 0
  useUnsavedWarning(() => isChanged, unsavedValues.leave)
  useEffect(() => {
    const { revision } = base
    unsavedValues.keep(isChanged ? { base: { ...fieldsOf(base), revision }, draft } : undefined)
  })
  if (issue.revision > base.revision && !isChanged && !theirs) take(issue)

  function take(from: AdminIssue) {
    setBase(from)
    setDraft(fieldsOf(from))
    setTheirs(undefined)
  }

  async function save() {
    const { revision } = theirs ?? base
    const params = { id: issue.id }
    try {
      const body = { ...draft, revision }
      setBase(cacheIssue(client, await call(adminEndpoints.changeIssue, { params, body })))
      setTheirs(undefined)
      toast({ title: texts.saved, description: texts.savedText })
    } catch (error) {
      if (statusOf(error) !== 409) throw error
      setTheirs(cacheIssue(client, await call(adminEndpoints.issue, { params })))
    }
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="print-hidden grid gap-5">
        <Card size="form">
          <Form ref={form} className="grid gap-5" send={save}>
            <UnsavedNotice
              state={unsavedValues.state}
              onDiscard={() => {
                unsavedValues.discard()
                take(issue)
              }}
            />
            <FormMessage />
            {theirs ? (
              <SaveConflict
                noun={texts.noun}
                changedFields={changedNames(theirs, base).map((name) => labels[name])}
                onKeepMine={() => form.current?.requestSubmit()}
                onTakeTheirs={() => take(theirs)}
              />
            ) : null}
            <Field
              label={texts.subject}
              name="subject"
              value={draft.subject}
              required
              {...inputLimits(issueFields.subject)}
              autoComplete="off"
              onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
            />
            <TextArea
              label={texts.text}
              hint={texts.textHint}
              isMarkdown
              id="issue-content"
              name="content"
              value={draft.content}
              rows={20}
              spellCheck
              onChange={({ target }) => setDraft({ ...draft, content: target.value })}
            />
            <SubmitButton width="fit" look={isChanged ? 'primary' : 'outline'}>
              {actionTexts.save}
            </SubmitButton>
          </Form>
        </Card>
        <IssueSendCard issue={base} isChanged={isChanged} />
      </div>
      <IssuePreview draft={draft} savedIssue={base} />
    </div>
  )
}

const names = namesOf(issueFields)
const labels: Record<keyof IssueFields, string> = { subject: texts.subject, content: texts.text }

const fieldsOf = (issue: AdminIssue): IssueFields => pick(issue, names)

const changedNames = (now: IssueFields, before: IssueFields) =>
  names.filter((name) => now[name] !== before[name])
