import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { sendJson } from '#api/send-json.ts'
import { busyTexts as texts } from '#content/interface/account/calendars.ts'
import type { Calendars, UnreadEntries } from '#contracts/calendars.ts'
import { AskAgency } from '#ui/ask-agency.tsx'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRowsInCard } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { calendarsQuery } from './queries.ts'
import { useChange } from './use-change.ts'

const path = '/api/account/calendars/busy'

type BusyCalendar = NonNullable<Calendars['busy']>

export function BusyCalendarCard({ calendars }: { calendars: UseQueryResult<Calendars> }) {
  return (
    <SectionCard
      title={texts.title}
      note={texts.note}
      className={calendars.data?.busy ? undefined : 'print-hidden'}
    >
      <QueryState
        query={calendars}
        what={texts.what}
        skeleton={<SkeletonRowsInCard count={2} rowClass="h-19" />}
      >
        {({ busy, isClockMissing, mayAddBusy }) => (
          <div className="mt-4 grid gap-5">
            {busy && isClockMissing ? <Warning>{texts.clockMissing}</Warning> : null}
            {busy ? <CalendarState calendar={busy} /> : null}
            {busy || mayAddBusy ? (
              <AddressForm key={busy?.host} hasCalendar={busy !== null} />
            ) : (
              <AskAgency sentence={texts.notYet} />
            )}
          </div>
        )}
      </QueryState>
    </SectionCard>
  )
}

const Warning = ({ children }: { children: string }) => (
  <p className="flex gap-2 text-small font-semibold text-warning">
    <Icon name="triangle-alert" className="mt-0.5" />
    <span>{children}</span>
  </p>
)

function CalendarState({
  calendar: { host, lastReadAt, failingSince, problem, unread },
}: {
  calendar: BusyCalendar
}) {
  return (
    <div className="grid gap-1.5 text-small" role="status">
      <p className="font-semibold">{host}</p>
      {problem && failingSince ? (
        <>
          <Warning>{texts.failing(texts.problems[problem])}</Warning>
          <p>
            {texts.failingSince} <LocalTime iso={failingSince} />. {lastReadAt ? texts.keptNote : null}
          </p>
        </>
      ) : null}
      {lastReadAt ? (
        <p className="text-ink-soft">
          {texts.lastRead} <LocalTime iso={lastReadAt} />
        </p>
      ) : null}
      {unread ? <UnreadPart unread={unread} /> : null}
      {lastReadAt || problem ? null : <p className="text-ink-soft">{texts.waiting}</p>}
    </div>
  )
}

function UnreadPart({ unread: { entries, gaps, isCutOff } }: { unread: UnreadEntries }) {
  return (
    <>
      {isCutOff ? <Warning>{texts.cutOff}</Warning> : null}
      {entries > 0 ? (
        <>
          <Warning>{texts.unread(entries)}</Warning>
          <ul className="list-disc pl-11">
            {gaps.map(({ gap, entries: ofGap }) => (
              <li key={gap}>{texts.gaps[gap](ofGap)}</li>
            ))}
          </ul>
          <p>{texts.unreadAdvice}</p>
        </>
      ) : null}
    </>
  )
}

function AddressForm({ hasCalendar }: { hasCalendar: boolean }) {
  const cache = useQueryClient()
  const { problem, problemId, isSending, change } = useChange()
  const ask = useAsk()
  const refresh = () => cache.invalidateQueries({ queryKey: calendarsQuery.queryKey })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form))
    if (!(await change(() => sendJson('PUT', path, values)))) {
      form.querySelector<HTMLInputElement>('[name=address]')?.focus()
      return
    }
    form.reset()
    toast({ title: texts.savedTitle, description: texts.savedText })
    await refresh()
  }
  async function remove() {
    const isConfirmed = await ask({
      title: texts.removeQuestion,
      text: texts.removeText,
      confirmLabel: texts.removeButton,
    })
    if (!isConfirmed) return
    if (!(await change(() => sendJson('DELETE', path)))) return
    toast({ title: texts.removedTitle, description: texts.removedText })
    await refresh()
  }

  return (
    <form onSubmit={(event) => void save(event)} aria-busy={isSending} className="print-hidden grid gap-4">
      {problem ? <FormProblem id={problemId} message={problem} /> : null}
      <Field
        label={texts.addressLabel}
        name="address"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint={texts.addressHint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" aria-busy={isSending}>
          {hasCalendar ? texts.replaceButton : texts.addButton}
        </Button>
        {hasCalendar ? (
          <Button look="outline" onClick={() => void remove()}>
            {texts.removeButton}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
