import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { createPasskey } from '#api/passkeys.ts'
import { sendJson } from '#api/send-json.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'
import { appDialogTexts, secondFactorTexts as texts } from '#content/interface/account/second-factor.ts'
import {
  type NewAuthenticator,
  newAuthenticatorSchema,
  type Passkey,
  recoveryCodesSchema,
  type SecondFactor,
} from '#contracts/second-factor.ts'
import { Button } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { AppDialog } from './app-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { dayOf } from './day-of.ts'
import { FormProblem } from './form-problem.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { secondFactorQuery, sessionsQuery } from './queries.ts'
import { useChange } from './use-change.ts'

interface SecondFactorCardProps {
  factor: UseQueryResult<SecondFactor>
  username: string
}

export function SecondFactorCard({ factor: query, username }: SecondFactorCardProps) {
  const cache = useQueryClient()
  const { problem, isSending, change } = useChange()
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [codes, setCodes] = useState<readonly string[]>()

  async function refresh() {
    await Promise.all([
      cache.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
      cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    ])
  }
  const start = () =>
    change(async () => {
      const started = await sendJson('POST', '/api/account/authenticator')
      setAuthenticator(z.parse(newAuthenticatorSchema, started))
    })
  async function added(recoveryCodes: string[], text: string = appDialogTexts.addedText) {
    setAuthenticator(undefined)
    setAdding(false)
    secondFactorNeed.set(false)
    toast({ title: texts.savedTitle, description: text })
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    await refresh()
  }
  async function remove() {
    if (!(await change(() => sendJson('DELETE', '/api/account/authenticator')))) return
    toast({ title: texts.savedTitle, description: texts.removedApp })
    await refresh()
  }
  async function removePasskey({ id, name }: Passkey) {
    if (!(await change(() => sendJson('DELETE', `/api/account/passkeys/${id}`)))) return
    toast({ title: texts.savedTitle, description: texts.removedPasskey(name) })
    await refresh()
  }
  const renew = () =>
    change(async () => {
      const renewed = await sendJson('POST', '/api/account/recovery-codes')
      setCodes(z.parse(recoveryCodesSchema, renewed).recoveryCodes)
      await refresh()
    })

  return (
    <SectionCard title={texts.title} note={texts.note}>
      {problem ? (
        <div className="mt-4">
          <FormProblem message={problem} />
        </div>
      ) : null}
      <QueryState
        query={query}
        what={texts.what}
        skeleton={
          <div className="-mx-5 mt-4">
            <SkeletonRows count={2} rowClass="h-19" />
          </div>
        }
      >
        {(factor) => (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            <Row title={texts.passkeysTitle} state={texts.passkeysNote}>
              <Button look="outline" onClick={() => setAdding(true)}>
                {texts.addPasskeyButton}
              </Button>
            </Row>
            {factor.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey)}
                onRemove={() => void removePasskey(passkey)}
              />
            ))}
            <Row title={texts.appTitle} state={appState(factor)}>
              {factor.authenticatorSince ? (
                <AskDialog
                  open={texts.removeAppButton}
                  openLabel={texts.removeAppLabel}
                  look="outline"
                  title={texts.removeAppQuestion}
                  text={texts.removeAppText}
                  confirm={texts.removeAppButton}
                  onConfirm={() => void remove()}
                />
              ) : (
                <Button look="outline" aria-busy={isSending} onClick={() => void start()}>
                  {texts.addAppButton}
                </Button>
              )}
            </Row>
            {hasSecondFactor(factor) ? (
              <Row title={texts.codesTitle} state={texts.codesLeft(factor.recoveryCodesLeft)}>
                <AskDialog
                  open={texts.renewButton}
                  look="outline"
                  title={texts.renewQuestion}
                  text={texts.renewText}
                  confirm={texts.renewButton}
                  onConfirm={() => void renew()}
                />
              </Row>
            ) : null}
          </ul>
        )}
      </QueryState>
      {isAdding ? (
        <PasskeyNameDialog
          onSubmit={async (name) => added(await createPasskey(name), texts.addedPasskey)}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {renamed ? (
        <PasskeyNameDialog
          renamed={renamed}
          onSubmit={async (name) => {
            await sendJson('PATCH', `/api/account/passkeys/${renamed.id}`, { name })
            setRenamed(undefined)
            await refresh()
          }}
          onClose={() => setRenamed(undefined)}
        />
      ) : null}
      {authenticator ? (
        <AppDialog
          authenticator={authenticator}
          onAdded={(recoveryCodes) => void added(recoveryCodes)}
          onClose={() => setAuthenticator(undefined)}
        />
      ) : null}
      {codes ? <CodesDialog codes={codes} username={username} onDone={() => setCodes(undefined)} /> : null}
    </SectionCard>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const state = lastUsedAt
    ? texts.passkeyUsed(dayOf(createdAt), dayOf(lastUsedAt))
    : texts.passkeyAdded(dayOf(createdAt))
  return (
    <Row title={name} state={state}>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" aria-label={texts.renameLabel(name)} onClick={onRename}>
          {texts.renameButton}
        </Button>
        <AskDialog
          open={texts.removePasskeyButton}
          openLabel={texts.removePasskeyLabel(name)}
          look="outline"
          title={texts.removePasskeyQuestion(name)}
          text={texts.removePasskeyText}
          confirm={texts.removePasskeyButton}
          onConfirm={onRemove}
        />
      </div>
    </Row>
  )
}

function Row({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-40 break-words">
        <p className="text-small font-semibold">{title}</p>
        <p className="text-fine text-ink-soft">{state}</p>
      </div>
      {children}
    </li>
  )
}

const appState = ({ authenticatorSince }: SecondFactor) =>
  authenticatorSince ? texts.appSince(dayOf(authenticatorSince)) : texts.appMissing

const hasSecondFactor = ({ authenticatorSince, passkeys }: SecondFactor) =>
  authenticatorSince !== null || passkeys.length > 0
