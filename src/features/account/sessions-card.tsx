import { sessionsCardTexts as texts } from '#content/interface/account/sessions.ts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, remove } from '#api/call.ts'
import { setUser } from '#browser/current-user.ts'
import type { AccountSession } from '#contracts/account.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { formatClock } from '#shared/reader-time.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'
import { useLatch } from '#ui/query-state.tsx'
import { dayOf } from './day-of.ts'
import { secondFactorQuery, sessionsQuery } from './queries.ts'
import { ListCard, ListRow } from './list-card.tsx'
import { RecentFactors } from './recent-factors.tsx'

export function SessionsCard({ sessions }: { sessions: UseQueryResult<AccountSession[]> }) {
  const areThere = useLatch(!sessions.isLoading)
  const cache = useQueryClient()
  const { problem, isPending, run } = useAction()
  const recentFactors = useQuery(secondFactorQuery).data?.recentFactors ?? []
  const ask = useAsk()

  async function end({ id, device }: AccountSession) {
    const isEnded = await run(() => remove(accountEndpoints.endSession, { params: { id } }))
    if (isEnded) toast({ title: texts.endedTitle, description: texts.endedText(device) })
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  async function endAll() {
    let removedKeys: string[] = []
    const isConfirmed = await ask({
      title: texts.endAllQuestion,
      text: texts.endAllText,
      children:
        recentFactors.length > 0 ? (
          <RecentFactors
            factors={recentFactors}
            onChange={(keys) => {
              removedKeys = keys
            }}
          />
        ) : null,
      confirmLabel: texts.endAllButton,
    })
    if (!isConfirmed) return
    const isEnded = await run(() => call(accountEndpoints.endAllSessions, { body: { remove: removedKeys } }))
    if (!isEnded) return
    setUser(null)
    toast({ title: texts.endedAllTitle, description: texts.endedAllText })
  }

  return (
    <ListCard
      texts={texts}
      query={sessions}
      problem={problem}
      rows={(list) =>
        list.map((session) => (
          <ListRow key={session.id} title={session.device} note={whenOf(session)}>
            {session.isCurrent ? (
              <span className="rounded-full bg-tint px-3 py-1 text-tiny font-semibold text-link">
                {texts.thisDevice}
              </span>
            ) : (
              <Button
                look="outline"
                size="small"
                aria-label={texts.endButtonLabel(session.device, momentOf(session.createdAt))}
                aria-busy={isPending}
                onClick={() => void end(session)}
              >
                {texts.endButton}
              </Button>
            )}
          </ListRow>
        ))
      }
    >
      <div className={areThere ? 'print-hidden mt-5' : 'hidden'}>
        <Button look="outline" onClick={() => void endAll()}>
          {texts.endAllButton}
        </Button>
      </div>
    </ListCard>
  )
}

function whenOf({ createdAt, lastSeenAt, isCurrent }: AccountSession): string {
  return texts.when(momentOf(createdAt), isCurrent ? texts.now : dayOf(lastSeenAt))
}

const momentOf = (iso: string) => texts.moment(dayOf(iso), formatClock(iso))
