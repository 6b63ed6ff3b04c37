import { sessionsCardTexts as texts } from '#content/interface/account/sessions.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { setUser } from '#browser/current-user.ts'
import { sendJson } from '#api/send-json.ts'
import type { AccountSession } from '#contracts/account.ts'
import { Button } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useLatch } from '#ui/use-latch.ts'
import { AskDialog } from './ask-dialog.tsx'
import { dayOf } from './day-of.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { sessionsQuery } from './queries.ts'
import { useChange } from './use-change.ts'

export function SessionsCard({ sessions }: { sessions: UseQueryResult<AccountSession[]> }) {
  const areThere = useLatch(!sessions.isLoading)
  const cache = useQueryClient()
  const { problem, isSending, change } = useChange()

  async function end({ id, device }: AccountSession) {
    const isEnded = await change(() => sendJson('DELETE', `/api/account/sessions/${id}`))
    if (isEnded) toast({ title: texts.endedTitle, description: texts.endedText(device) })
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  async function endAll() {
    const isEnded = await change(() => sendJson('DELETE', '/api/account/sessions'))
    if (!isEnded) return
    setUser(null)
    toast({ title: texts.endedAllTitle, description: texts.endedAllText })
  }

  return (
    <SectionCard title={texts.title} note={texts.note}>
      {problem ? (
        <div className="mt-4">
          <FormProblem message={problem} />
        </div>
      ) : null}
      <QueryState
        query={sessions}
        what={texts.what}
        skeleton={
          <div className="-mx-5 mt-4">
            <SkeletonRows count={2} rowClass="h-19" />
          </div>
        }
      >
        {(list) => (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {list.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
                <div className="min-w-0 grow">
                  <p className="text-small font-semibold">{session.device}</p>
                  <p className="text-fine text-ink-soft">{whenOf(session)}</p>
                </div>
                {session.isCurrent ? (
                  <span className="rounded-full bg-tint px-3 py-1 text-tiny font-semibold text-link">
                    {texts.thisDevice}
                  </span>
                ) : (
                  <Button
                    look="outline"
                    size="small"
                    aria-label={texts.endButtonLabel(session.device, dayOf(session.createdAt))}
                    aria-busy={isSending}
                    onClick={() => void end(session)}
                  >
                    {texts.endButton}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <div className={areThere ? 'mt-5' : 'hidden'}>
        <AskDialog
          open={texts.endAllButton}
          look="outline"
          title={texts.endAllQuestion}
          text={texts.endAllText}
          confirm={texts.endAllButton}
          onConfirm={() => void endAll()}
        />
      </div>
    </SectionCard>
  )
}

function whenOf({ createdAt, lastSeenAt, isCurrent }: AccountSession): string {
  return texts.when(dayOf(createdAt), isCurrent ? texts.now : dayOf(lastSeenAt))
}
