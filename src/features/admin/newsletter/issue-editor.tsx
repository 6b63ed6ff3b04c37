import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueSendCard } from './issue-send-card.tsx'
import { cacheIssue } from './queries.ts'

const textSchema = z.object({ subject: z.string(), content: z.string() })
export const unsavedIssueSchema = z.object({
  base: z.extend(textSchema, { revision: z.int() }),
  draft: textSchema,
})

export const unsavedIssueKey = (id: number | string) => `newsletter-issue-${id}`

export function IssueEditor({ issue }: { issue: AdminIssue }) {
  const client = useQueryClient()
  const unsavedValues = useUnsavedValues(unsavedIssueKey(issue.id), unsavedIssueSchema)
  const [base, setBase] = useState({ ...issue, ...unsavedValues.found?.base })
  const [draft, setDraft] = useState(unsavedValues.found?.draft ?? textOf(issue))
  const [theirs, setTheirs] = useState<AdminIssue>()
  const { run, isPending, problem } = useAction()
  const isChanged = draft.subject !== base.subject || draft.content !== base.content
  useUnsavedWarning(() => isChanged, unsavedValues.leave)
  useEffect(() => {
    const { revision } = base
    unsavedValues.keep(isChanged ? { base: { ...textOf(base), revision }, draft } : undefined)
  })
  if (base.revision !== issue.revision && !isChanged && !theirs && !isPending) take(issue)

  function take(from: AdminIssue) {
    setBase(from)
    setDraft(textOf(from))
    setTheirs(undefined)
  }

  const save = (revision: number) =>
    run(async () => {
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
    })

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="print-hidden grid gap-5">
        <Card
          as="form"
          size="form"
          aria-busy={isPending}
          className="grid gap-5"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save((theirs ?? base).revision)
          }}
        >
          <UnsavedNotice
            state={unsavedValues.state}
            onDiscard={() => {
              unsavedValues.discard()
              take(issue)
            }}
          />
          {problem ? <FormProblem message={problem} /> : null}
          {theirs ? (
            <SaveConflict
              noun={texts.noun}
              changedFields={[
                ...(theirs.subject === base.subject ? [] : [texts.subject]),
                ...(theirs.content === base.content ? [] : [texts.text]),
              ]}
              onKeepMine={() => void save(theirs.revision)}
              onTakeTheirs={() => take(theirs)}
            />
          ) : null}
          <Field
            label={texts.subject}
            value={draft.subject}
            required
            maxLength={issueRules.subjectCharsMax}
            autoComplete="off"
            onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          />
          <TextArea
            label={texts.text}
            hint={texts.textHint}
            isMarkdown
            id="issue-content"
            value={draft.content}
            rows={20}
            spellCheck
            onChange={({ target }) => setDraft({ ...draft, content: target.value })}
          />
          <Button type="submit" width="fit" look={isChanged ? 'primary' : 'outline'} aria-busy={isPending}>
            {actionTexts.save}
          </Button>
        </Card>
        <IssueSendCard issue={base} isChanged={isChanged} />
      </div>
      <IssuePreview draft={draft} savedIssue={base} />
    </div>
  )
}

const textOf = ({ subject, content }: AdminIssue) => ({ subject, content })
