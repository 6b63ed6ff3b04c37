import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { busyTexts as texts } from '#content/interface/account/calendars.ts'
import type { Calendars, UnreadEntries } from '#contracts/calendars.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { AskAgency } from '#ui/ask-agency.tsx'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRowsInCard } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { calendarsQuery } from './queries.ts'

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
  const refresh = () => void cache.invalidateQueries({ queryKey: calendarsQuery.queryKey })

  async function save(body: { address: string }, form: HTMLFormElement) {
    await call(accountEndpoints.setBusyCalendar, { body })
    form.reset()
    toast({ title: texts.savedTitle, description: texts.savedText })
    refresh()
  }

  return (
    <Form<{ address: string }> send={save} faultsOf={() => ['address']} className="print-hidden grid gap-4">
      <FormMessage />
      <Field
        label={texts.addressLabel}
        name="address"
        required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint={texts.addressHint}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton look="outline">{hasCalendar ? texts.replaceButton : texts.addButton}</SubmitButton>
        {hasCalendar ? <RemoveButton onRemoved={refresh} /> : null}
      </div>
    </Form>
  )
}

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const { run } = useForm()
  const ask = useAsk()
  async function remove() {
    const isConfirmed = await ask({
      title: texts.removeQuestion,
      text: texts.removeText,
      confirmLabel: texts.removeButton,
    })
    if (!isConfirmed || !(await run(() => call(accountEndpoints.removeBusyCalendar)))) return
    toast({ title: texts.removedTitle, description: texts.removedText })
    onRemoved()
  }
  return (
    <Button look="outline" onClick={() => void remove()}>
      {texts.removeButton}
    </Button>
  )
}
