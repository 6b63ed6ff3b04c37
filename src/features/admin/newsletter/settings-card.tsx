import { useMutation, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { digestNames, newsletterSettingsTexts as texts } from '#content/interface/admin/issues.ts'
import { actionTexts } from '#content/interface/common.ts'
import { type NewsletterSettings, newsletterSettingsSchema } from '#contracts/admin-issues.ts'
import { digestFrequencies } from '#contracts/newsletter-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { Select } from '#ui/select.tsx'
import { settingsPath, settingsQuery } from './queries.ts'

export const SettingsCard = ({ query }: { query: UseQueryResult<NewsletterSettings> }) => (
  <SectionCard title={texts.heading}>
    <QueryState query={query} what={texts.what} skeleton={<div className="h-80" />}>
      {(settings) => <SettingsForm key={settings.revision} settings={settings} />}
    </QueryState>
  </SectionCard>
)

function SettingsForm({ settings }: { settings: NewsletterSettings }) {
  const client = useQueryClient()
  const id = useId()
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const perDay = String(form.get('emailsPerDay') ?? '').trim()
      return sendJson('PATCH', settingsPath, {
        digest: form.get('digest'),
        emailsPerDay: perDay === '' ? null : Number(perDay),
        revision: settings.revision,
      })
    },
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery.queryKey, z.parse(newsletterSettingsSchema, answer))
      toast({ title: texts.savedTitle })
    },
    onError: (error) => {
      toast({ title: texts.failedTitle, description: error.message, variant: 'destructive' })
      void client.invalidateQueries({ queryKey: [settingsPath] })
    },
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(new FormData(event.currentTarget))
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
          {texts.digest}
        </label>
        <Select id={id} name="digest" defaultValue={settings.digest} aria-describedby={`${id}-hint`}>
          {digestFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {digestNames[frequency]}
            </option>
          ))}
        </Select>
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {texts.digestHint}
        </p>
      </div>
      <Field
        label={texts.perDay}
        hint={texts.perDayHint}
        name="emailsPerDay"
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        defaultValue={settings.emailsPerDay ?? ''}
      />
      <Button type="submit" look="outline" width="fit" aria-busy={save.isPending}>
        {actionTexts.save}
      </Button>
    </form>
  )
}
