import { newsletterFormCopy } from '#content/blog/copy.ts'
import { archiveLinkText } from '#content/newsletter/archive-link.ts'
import { type FormEvent, useState } from 'react'
import { messageOf, ApiError, sendRequest } from '#browser/api-error.ts'
import { archivePath } from '#shared/issue-path.ts'
import { honeypotName } from '#shared/honeypot.ts'
import { Button } from '#ui/button.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'

interface NewsletterFormProps {
  hasIssues?: boolean | undefined
  /** On pages where it is always below the first window. */
  isLater?: boolean
}

export function NewsletterForm({ hasIssues = false, isLater = false }: NewsletterFormProps) {
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    const data = new FormData(form)
    const outcome = await subscribe({ email: data.get('email'), [honeypotName]: data.get(honeypotName) })
    setSending(false)
    setSent(outcome.ok)
    if (outcome.ok) {
      form.reset()
      toast({ title: outcome.message, description: newsletterFormCopy.subscribedNote })
    } else toast({ title: newsletterFormCopy.failed, description: outcome.message, variant: 'destructive' })
  }

  return (
    <Section id="newsletter" tone="warm" isLater={isLater}>
      <div className="grid items-end gap-8 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            {newsletterFormCopy.heading}
          </h2>
          <p className="mt-3 text-ink-soft">{newsletterFormCopy.note}</p>
          {hasIssues ? (
            <SiteLink
              href={archivePath}
              whenOff="nothing"
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {archiveLinkText}
            </SiteLink>
          ) : null}
        </div>
        <form action="/api/newsletter" method="post" onSubmit={(event) => void submit(event)}>
          <Honeypot />
          <label htmlFor="newsletter-email" className="text-fine font-semibold">
            {newsletterFormCopy.email}
          </label>
          <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              required
              autoComplete="email"
              className="min-h-(--field-height) grow rounded-field border border-field bg-card px-4"
            />
            <Button type="submit" look="primary" size="field" aria-busy={isSending}>
              {newsletterFormCopy.subscribe}
            </Button>
          </div>
          <p id="subscribed" className={`mt-3 text-small target:block ${isSent ? '' : 'hidden'}`}>
            <strong className="font-semibold text-success">{newsletterFormCopy.subscribed}</strong>
            <br />
            {newsletterFormCopy.subscribedNote}
          </p>
        </form>
      </div>
    </Section>
  )
}

async function subscribe(
  fields: Record<string, FormDataEntryValue | null>,
): Promise<{ ok: boolean; message: string }> {
  try {
    const response = await sendRequest('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const message = messageOf(await response.text(), newsletterFormCopy.tryAgain)
    return { ok: response.ok, message }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: error.message }
  }
}
