import { sessionsCardTexts as texts } from '#content/interface/account/sessions.ts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorQuery } from '#api/second-factor-query.ts'
import { setUser } from '#browser/current-user.ts'
import { sendDeletion } from '#api/send-deletion.ts'
import { sendJson } from '#api/send-json.ts'
import type { AccountSession } from '#contracts/account.ts'
import { formatClock } from '#shared/reader-time.ts'
import { AskDialog } from '#ui/ask-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { useLatch } from '#ui/use-latch.ts'
import { dayOf } from './day-of.ts'
import { sessionsQuery } from './queries.ts'
import { ListCard, ListRow } from './list-card.tsx'
import { RecentFactors } from './recent-factors.tsx'
import { useChange } from './use-change.ts'

export function SessionsCard({ sessions }: { sessions: UseQueryResult<AccountSession[]> }) {
  const areThere = useLatch(!sessions.isLoading)
  const cache = useQueryClient()
  const { problem, isSending, change } = useChange()
  const recentFactors = useQuery(secondFactorQuery).data?.recentFactors ?? []
  const [removedKeys, setRemovedKeys] = useState<string[]>([])

  async function end({ id, device }: AccountSession) {
    const isEnded = await change(() => sendDeletion(`/api/account/sessions/${id}`))
    if (isEnded) toast({ title: texts.endedTitle, description: texts.endedText(device) })
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  async function endAll() {
    const isEnded = await change(() => sendJson('DELETE', '/api/account/sessions', { remove: removedKeys }))
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
                aria-busy={isSending}
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
        <AskDialog
          open={texts.endAllButton}
          openLook="outline"
          title={texts.endAllQuestion}
          text={texts.endAllText}
          confirm={texts.endAllButton}
          onConfirm={() => void endAll()}
        >
          {recentFactors.length > 0 ? (
            <RecentFactors factors={recentFactors} keys={removedKeys} onChange={setRemovedKeys} />
          ) : null}
        </AskDialog>
      </div>
    </ListCard>
  )
}

function whenOf({ createdAt, lastSeenAt, isCurrent }: AccountSession): string {
  return texts.when(momentOf(createdAt), isCurrent ? texts.now : dayOf(lastSeenAt))
}

const momentOf = (iso: string) => texts.moment(dayOf(iso), formatClock(iso))
