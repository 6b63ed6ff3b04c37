import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#api/call.ts'
import { feedTexts as texts } from '#content/interface/account/calendars.ts'
import { type Calendars, type FeedScope, feedScopes } from '#contracts/calendars.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRowsInCard } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { Select } from '#ui/select.tsx'
import { dayOf } from './day-of.ts'
import { FeedAddressDialog } from './feed-address-dialog.tsx'
import { calendarsQuery } from './queries.ts'

interface CalendarFeedCardProps {
  calendars: UseQueryResult<Calendars>
  mayShowAll: boolean
}

export function CalendarFeedCard({ calendars, mayShowAll }: CalendarFeedCardProps) {
  const [address, setAddress] = useState<string>()
  return (
    <SectionCard
      title={texts.title}
      note={texts.note}
      className={calendars.data?.feed ? undefined : 'print-hidden'}
    >
      <QueryState
        query={calendars}
        what={texts.what}
        skeleton={<SkeletonRowsInCard count={1} rowClass="h-19" />}
      >
        {({ feed }) => (
          <Feed key={feed?.createdAt} feed={feed} mayShowAll={mayShowAll} onCreated={setAddress} />
        )}
      </QueryState>
      {address ? <FeedAddressDialog address={address} onDone={() => setAddress(undefined)} /> : null}
    </SectionCard>
  )
}

interface FeedProps {
  feed: Calendars['feed']
  mayShowAll: boolean
  onCreated: (address: string) => void
}

function Feed({ feed, mayShowAll, onCreated }: FeedProps) {
  const cache = useQueryClient()
  const { problem, isPending, run } = useAction()
  const ask = useAsk()
  const [scope, setScope] = useState<FeedScope>(feed?.scope ?? 'own')
  const refresh = () => cache.invalidateQueries({ queryKey: calendarsQuery.queryKey })

  async function create() {
    const isCreated = await run(async () => {
      const newFeed = await call(accountEndpoints.createFeed, { body: { scope } })
      onCreated(newFeed.address)
    })
    if (isCreated) await refresh()
  }
  async function renew() {
    const isConfirmed = await ask({
      title: texts.renewQuestion,
      text: texts.renewText,
      confirmLabel: texts.renewButton,
      tone: 'plain',
    })
    if (isConfirmed) await create()
  }
  async function remove() {
    const isConfirmed = await ask({
      title: texts.removeQuestion,
      text: texts.removeText,
      confirmLabel: texts.removeButton,
    })
    if (!isConfirmed) return
    if (!(await run(() => call(accountEndpoints.removeFeed)))) return
    toast({ title: texts.removedTitle, description: texts.removedText })
    await refresh()
  }

  return (
    <div className="mt-4 grid gap-4">
      {problem ? <FormProblem message={problem} /> : null}
      <p className="text-small">
        {feed ? texts.state(texts.scopes[feed.scope], dayOf(feed.createdAt)) : texts.none}
      </p>
      {mayShowAll ? <ScopeField scope={scope} onChoose={setScope} /> : null}
      <div className="flex flex-wrap gap-2">
        {feed ? (
          <>
            <Button look="outline" onClick={() => void renew()}>
              {texts.renewButton}
            </Button>
            <Button look="outline" onClick={() => void remove()}>
              {texts.removeButton}
            </Button>
          </>
        ) : (
          <Button look="outline" aria-busy={isPending} onClick={() => void create()}>
            {texts.createButton}
          </Button>
        )}
      </div>
    </div>
  )
}

function ScopeField({ scope, onChoose }: { scope: FeedScope; onChoose: (scope: FeedScope) => void }) {
  const id = useId()
  return (
    <div className="print-hidden">
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {texts.scopeLabel}
      </label>
      <Select
        id={id}
        value={scope}
        onChange={({ target }) => onChoose(target.value === 'all' ? 'all' : 'own')}
      >
        {feedScopes.map((value) => (
          <option key={value} value={value}>
            {texts.scopes[value]}
          </option>
        ))}
      </Select>
    </div>
  )
}
