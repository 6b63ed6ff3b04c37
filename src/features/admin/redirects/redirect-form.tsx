import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { redirectFormTexts as texts } from '#content/interface/admin/redirects.ts'
import { actionTexts } from '#content/interface/common.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { redirectRules } from '#contracts/redirect-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Entry } from './redirects-page.tsx'

interface RedirectFormProps {
  entry: Entry
  onDone: () => void
}

export function RedirectForm({ entry: { key, redirect, from = redirect?.from }, onDone }: RedirectFormProps) {
  const client = useQueryClient()
  const kindId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isChosen = from !== undefined
  useEffect(() => {
    if (key > 0 && isChosen) form.current?.querySelector<HTMLElement>('[name=to]')?.focus()
  }, [key, isChosen])

  async function send(entered: Record<string, string>) {
    const status = redirectRules.statuses.find((one) => String(one) === entered.status) ?? 301
    const body = { from: entered.from ?? '', to: entered.to ?? '', status }
    try {
      const stored = redirect
        ? await call(adminEndpoints.changeRedirect, {
            params: { id: redirect.id },
            body: { ...body, revision: redirect.revision },
          })
        : await call(adminEndpoints.createRedirect, { body })
      toast({
        title: redirect ? texts.changedTitle : texts.createdTitle,
        description: texts.description(stored.from, stored.to),
      })
      onDone()
    } finally {
      // Also after an error: the redirect may have been stored although the response was lost.
      for (const endpoint of [adminEndpoints.redirects, adminEndpoints.missingPaths])
        void client.invalidateQueries({ queryKey: keyOf<typeof endpoint>(endpoint) })
    }
  }

  return (
    <SectionCard title={redirect ? texts.editHeading(redirect.from) : texts.newHeading}>
      <Form ref={form} send={send} className="grid gap-4">
        <FormMessage />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
          <Field
            label={texts.from}
            hint={texts.fromHint}
            name="from"
            required
            defaultValue={from}
            maxLength={redirectRules.pathCharsMax}
            autoComplete="off"
            spellCheck={false}
          />
          <Field
            label={texts.to}
            hint={texts.toHint}
            name="to"
            required
            defaultValue={redirect?.to}
            maxLength={redirectRules.pathCharsMax}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <label htmlFor={kindId} className="mb-1.5 block text-fine font-semibold">
              {texts.kind}
            </label>
            <Select id={kindId} name="status" defaultValue={redirect?.status}>
              {redirectRules.statuses.map((status) => (
                <option key={status} value={status}>
                  {texts.kinds[status]}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton size="small">{redirect ? texts.save : texts.create}</SubmitButton>
          {isChosen ? (
            <Button look="outline" size="small" onClick={onDone}>
              {actionTexts.cancel}
            </Button>
          ) : null}
        </div>
      </Form>
    </SectionCard>
  )
}
