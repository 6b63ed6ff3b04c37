import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { keyOf, query } from '#api/query.ts'
import { templateTexts as texts } from '#content/interface/admin/emails.ts'
import type { EmailTemplate } from '#contracts/admin-emails.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { ListFilter } from '../list/list-filter.tsx'

export function TemplatesCard() {
  const templates = useQuery(query(adminEndpoints.emailTemplates))
  return (
    <SectionCard title={texts.heading} note={texts.note}>
      <QueryState query={templates} what={texts.what} skeleton={<div className="mt-4 h-80" />}>
        {({ templates, hasProvider }) => (
          <>
            {hasProvider ? null : <NoProvider />}
            <Templates templates={templates} />
          </>
        )}
      </QueryState>
    </SectionCard>
  )
}

function NoProvider() {
  return (
    <p className="mt-4 flex items-start gap-2 text-small">
      <Icon name="triangle-alert" className="mt-0.5 text-warning" />
      <span>
        <strong>{texts.noProvider}</strong> {texts.noProviderMeaning}{' '}
        <code className="font-mono text-fine">docs/deploy.md</code>.
      </span>
    </p>
  )
}

function Templates({ templates }: { templates: readonly EmailTemplate[] }) {
  const [chosenId, setChosenId] = useState('')
  const template = templates.find(({ id }) => id === chosenId) ?? templates[0]
  if (!template) return null
  return (
    <div className="mt-4 grid gap-4">
      <ListFilter
        label={texts.label}
        value={template.id}
        choices={templates.map(({ id, subject, isToAgency }) => ({
          value: id,
          label: isToAgency ? texts.toAgency(subject) : subject,
        }))}
        onChoose={(id) => setChosenId(id ?? '')}
      />
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{texts.subject}</dt>
        <dd className="font-semibold wrap-anywhere">{template.subject}</dd>
        <dt className="text-ink-soft">{texts.replyTo}</dt>
        <dd className="wrap-anywhere">{template.replyTo}</dd>
      </dl>
      <pre className="rounded-field bg-tint p-4 font-mono text-fine whitespace-pre-wrap wrap-anywhere">
        {template.text}
      </pre>
      <div className="flex flex-wrap items-center gap-4">
        <TestButton template={template} />
        <a
          href={pathOf(adminEndpoints.emailTemplateHtml, { params: { id: template.id } })}
          target="_blank"
          rel="noopener"
          className="text-small font-semibold underline underline-offset-2"
        >
          {texts.openHtml}
        </a>
      </div>
    </div>
  )
}

function TestButton({ template: { id, subject } }: { template: EmailTemplate }) {
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: () => call(adminEndpoints.testEmailTemplate, { params: { id } }),
    onSuccess: () => toast({ title: texts.sentTitle, description: texts.sentText(subject) }),
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(adminEndpoints.emails) }),
  })
  return (
    <Button
      look="outline"
      size="small"
      aria-busy={send.isPending}
      onClick={() => {
        if (!send.isPending) send.mutate()
      }}
    >
      {texts.send}
    </Button>
  )
}
