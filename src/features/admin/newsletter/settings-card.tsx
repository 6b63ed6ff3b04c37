import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { Fragment, useId, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { formTexts } from '#browser/tab-draft.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { digestNames, newsletterSettingsTexts as texts } from '#content/interface/admin/issues.ts'
import { actionTexts } from '#content/interface/common.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import type { NewsletterSettings } from '#contracts/admin-issues.ts'
import { digestFrequencies } from '#contracts/newsletter-rules.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { caughtError } from '#ui/failure-sentence.ts'
import { Field } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { Select } from '#ui/select.tsx'
import { settingsQuery } from './queries.ts'

export const SettingsCard = ({ query }: { query: UseQueryResult<NewsletterSettings> }) => (
  <SectionCard title={texts.heading}>
    <QueryState query={query} what={texts.what} skeleton={<div className="h-80" />}>
      {(settings) => <SettingsForm key={settings.revision} settings={settings} />}
    </QueryState>
  </SectionCard>
)

const unsavedSchema = z.object({ digest: z.optional(z.string()), emailsPerDay: z.optional(z.string()) })

function SettingsForm({ settings }: { settings: NewsletterSettings }) {
  const client = useQueryClient()
  const unsavedValues = useUnsavedValues('newsletter-settings', unsavedSchema)
  const [restoredValues, setRestoredValues] = useState(unsavedValues.found)
  const storedValues = { digest: settings.digest, emailsPerDay: String(settings.emailsPerDay ?? '') }
  const values = { ...storedValues, ...restoredValues }

  async function save({ digest, emailsPerDay = '' }: Record<string, string>) {
    const body = {
      digest,
      emailsPerDay: emailsPerDay.trim() === '' ? null : Number(emailsPerDay),
      revision: settings.revision,
    }
    try {
      const savedSettings = await call(adminEndpoints.changeNewsletterSettings, { body })
      unsavedValues.keep(undefined)
      client.setQueryData(settingsQuery.queryKey, savedSettings)
      toast({ title: texts.savedTitle })
    } catch (error) {
      // A toast outlasts the form, which other settings replace.
      toastFailure(texts.failedTitle, caughtError(error))
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
    }
  }

  function keepUnsaved(form: HTMLFormElement) {
    const { digest = storedValues.digest, emailsPerDay } = formTexts(form)
    const changes = {
      ...(digest === storedValues.digest ? {} : { digest }),
      ...(emailsPerDay === storedValues.emailsPerDay ? {} : { emailsPerDay }),
    }
    unsavedValues.keep(Object.keys(changes).length > 0 ? changes : undefined)
  }

  return (
    <Form className="grid gap-4" onInput={(event) => keepUnsaved(event.currentTarget)} send={save}>
      <UnsavedNotice
        state={unsavedValues.state}
        onDiscard={() => {
          unsavedValues.discard()
          setRestoredValues(undefined)
        }}
      />
      <Fragment key={restoredValues ? 'unsaved' : 'stored'}>
        {isPageOn('/blog') ? <DigestField digest={values.digest} /> : null}
        <Field
          label={texts.perDay}
          hint={texts.perDayHint}
          name="emailsPerDay"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          defaultValue={values.emailsPerDay}
        />
      </Fragment>
      <SubmitButton data-focus-home="" look="outline" width="fit">
        {actionTexts.save}
      </SubmitButton>
    </Form>
  )
}

function DigestField({ digest }: { digest: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {texts.digest}
      </label>
      <Select id={id} name="digest" defaultValue={digest} aria-describedby={`${id}-hint`}>
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
  )
}
