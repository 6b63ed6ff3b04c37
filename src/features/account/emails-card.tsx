import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#api/call.ts'
import { emailsCardTexts as texts } from '#content/interface/account/emails.ts'
import type { EmailChoices } from '#contracts/email-choices.ts'
import {
  agencyTopics,
  agencyDigestHour,
  type EmailTiming,
  type EmailTopic,
  emailTimings,
  ownTopics,
} from '#contracts/email-topics.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { Select } from '#ui/select.tsx'
import { emailChoicesQuery } from './queries.ts'

export const EmailsCard = ({ choices }: { choices: UseQueryResult<EmailChoices> }) => (
  <SectionCard title={texts.title} note={texts.note}>
    <QueryState query={choices} what={texts.what}>
      {(data) => <ChoicesForm choices={data} />}
    </QueryState>
  </SectionCard>
)

function ChoicesForm({ choices: { timings, isConfirmed, isClockMissing } }: { choices: EmailChoices }) {
  const cache = useQueryClient()
  const hasAgencyTopics = agencyTopics.some((topic) => timings[topic] !== undefined)

  async function save(entered: EmailChoices['timings']) {
    const changed = Object.entries(entered).filter(
      ([topic, timing]) => timings[topic as EmailTopic] !== timing,
    )
    const body = { timings: Object.fromEntries(changed) }
    cache.setQueryData(emailChoicesQuery.queryKey, await call(accountEndpoints.changeEmailChoices, { body }))
    toast({ title: texts.savedTitle, description: texts.savedText })
  }

  return (
    <Form<EmailChoices['timings']> send={save} className="mt-4 grid grid-cols-1 gap-5">
      <FormMessage />
      {hasAgencyTopics ? (
        <fieldset className="min-w-0">
          <legend className="text-small font-semibold">{texts.agencyHeading}</legend>
          <p className="mt-1 text-fine text-ink-soft">
            {texts.agencyNote} {isConfirmed ? null : texts.unconfirmedNote}
          </p>
          <Topics topics={agencyTopics} timings={timings} />
        </fieldset>
      ) : null}
      {hasAgencyTopics ? (
        <fieldset className="min-w-0">
          <legend className="text-small font-semibold">{texts.ownHeading}</legend>
          <Topics topics={ownTopics} timings={timings} />
        </fieldset>
      ) : (
        <Topics topics={ownTopics} timings={timings} />
      )}
      <p className="text-fine text-ink-soft">
        {isClockMissing ? texts.clockMissingNote : texts.dailyNote(agencyDigestHour)}
      </p>
      <SubmitButton busy={texts.saving} className="justify-self-start">
        {texts.saveButton}
      </SubmitButton>
    </Form>
  )
}

interface TopicsProps {
  topics: readonly EmailTopic[]
  timings: EmailChoices['timings']
}

const Topics = ({ topics, timings }: TopicsProps) => (
  <ul className="mt-3 divide-y divide-line border-y border-line">
    {topics.map((topic) => {
      const timing = timings[topic]
      return timing ? <Topic key={`${topic} ${timing}`} topic={topic} timing={timing} /> : null
    })}
  </ul>
)

function Topic({ topic, timing }: { topic: EmailTopic; timing: EmailTiming }) {
  const id = useId()
  const { label, hint } = texts.topics[topic]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-48">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-fine text-ink-soft">
          {hint}
        </p>
      </div>
      <p className="hidden text-small print:block">{texts.timings[timing]}</p>
      <div className="print-hidden w-40 max-w-full">
        <Select id={id} name={topic} defaultValue={timing} aria-describedby={`${id}-hint`}>
          {emailTimings.map((option) => (
            <option key={option} value={option}>
              {texts.timings[option]}
            </option>
          ))}
        </Select>
      </div>
    </li>
  )
}
