import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { createPasskey } from '#api/passkeys.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'
import { appDialogTexts, secondFactorTexts as texts } from '#content/interface/account/second-factor.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import type { NewAuthenticator, Passkey, SecondFactor } from '#contracts/second-factor.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'
import { AppDialog } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { dayOf } from './day-of.ts'
import { ListCard, ListRow } from './list-card.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { secondFactorQuery, sessionsQuery } from './queries.ts'

interface SecondFactorCardProps {
  factor: UseQueryResult<SecondFactor>
  username: string
}

export function SecondFactorCard({ factor: query, username }: SecondFactorCardProps) {
  const cache = useQueryClient()
  const { problem, isPending, run } = useAction()
  const ask = useAsk()
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>()
  const [isAdding, setAdding] = useState(false)
  const [renamedPasskey, setRenamedPasskey] = useState<Passkey>()
  const [codes, setCodes] = useState<readonly string[]>()

  async function refresh() {
    await Promise.all([
      cache.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
      cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    ])
  }
  const start = () => run(async () => setAuthenticator(await call(accountEndpoints.startAuthenticator)))
  async function finishAdding(recoveryCodes: string[], text: string = appDialogTexts.addedText) {
    setAuthenticator(undefined)
    setAdding(false)
    secondFactorNeed.set(false)
    // Only the first factor brings recovery codes, and it ends the other sessions.
    const isFirst = recoveryCodes.length > 0
    toast({ title: texts.savedTitle, description: isFirst ? text : `${text} ${texts.otherDevices}` })
    if (isFirst) setCodes(recoveryCodes)
    await refresh()
  }
  async function remove() {
    const isConfirmed = await ask({
      title: texts.removeAppQuestion,
      text: texts.removeAppText,
      confirmLabel: texts.removeAppButton,
    })
    if (!isConfirmed) return
    if (!(await run(() => call(accountEndpoints.removeAuthenticator)))) return
    toast({ title: texts.savedTitle, description: `${texts.removedApp} ${texts.otherDevices}` })
    await refresh()
  }
  async function removePasskey({ id, name }: Passkey) {
    const isConfirmed = await ask({
      title: texts.removePasskeyQuestion(name),
      text: texts.removePasskeyText,
      confirmLabel: texts.removePasskeyButton,
    })
    if (!isConfirmed) return
    if (!(await run(() => call(accountEndpoints.removePasskey, { params: { id } })))) return
    toast({ title: texts.savedTitle, description: `${texts.removedPasskey(name)} ${texts.otherDevices}` })
    await refresh()
  }
  async function renew() {
    const isConfirmed = await ask({
      title: texts.renewQuestion,
      text: texts.renewText,
      confirmLabel: texts.renewButton,
    })
    if (!isConfirmed) return
    const isRenewed = await run(async () => {
      const { recoveryCodes } = await call(accountEndpoints.renewRecoveryCodes)
      setCodes(recoveryCodes)
    })
    if (isRenewed) await refresh()
  }

  return (
    <ListCard
      texts={texts}
      query={query}
      problem={problem}
      rows={(factor) => (
        <>
          <ListRow title={texts.passkeysTitle} note={texts.passkeysNote}>
            <Button look="outline" onClick={() => setAdding(true)}>
              {texts.addPasskeyButton}
            </Button>
          </ListRow>
          {factor.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamedPasskey(passkey)}
              onRemove={() => void removePasskey(passkey)}
            />
          ))}
          <ListRow title={texts.appTitle} note={appState(factor)}>
            {factor.authenticatorSince ? (
              <Button look="outline" aria-label={texts.removeAppLabel} onClick={() => void remove()}>
                {texts.removeAppButton}
              </Button>
            ) : (
              <Button look="outline" aria-busy={isPending} onClick={() => void start()}>
                {texts.addAppButton}
              </Button>
            )}
          </ListRow>
          {hasSecondFactor(factor) ? (
            <ListRow title={texts.codesTitle} note={texts.codesLeft(factor.recoveryCodesLeft)}>
              <Button look="outline" onClick={() => void renew()}>
                {texts.renewButton}
              </Button>
            </ListRow>
          ) : null}
        </>
      )}
    >
      {isAdding ? (
        <PasskeyNameDialog
          onSubmit={async (name) => finishAdding(await createPasskey(name), texts.addedPasskey)}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {renamedPasskey ? (
        <PasskeyNameDialog
          passkey={renamedPasskey}
          onSubmit={async (name) => {
            await call(accountEndpoints.renamePasskey, { params: { id: renamedPasskey.id }, body: { name } })
            setRenamedPasskey(undefined)
            await refresh()
          }}
          onClose={() => setRenamedPasskey(undefined)}
        />
      ) : null}
      {authenticator ? (
        <AppDialog
          authenticator={authenticator}
          onAdded={(recoveryCodes) => void finishAdding(recoveryCodes)}
          onClose={() => setAuthenticator(undefined)}
        />
      ) : null}
      {codes ? <CodesDialog codes={codes} username={username} onDone={() => setCodes(undefined)} /> : null}
    </ListCard>
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
    <ListRow title={name} note={state}>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" aria-label={texts.renameLabel(name)} onClick={onRename}>
          {texts.renameButton}
        </Button>
        <Button look="outline" aria-label={texts.removePasskeyLabel(name)} onClick={onRemove}>
          {texts.removePasskeyButton}
        </Button>
      </div>
    </ListRow>
  )
}

const appState = ({ authenticatorSince }: SecondFactor) =>
  authenticatorSince ? texts.appSince(dayOf(authenticatorSince)) : texts.appMissing

const hasSecondFactor = ({ authenticatorSince, passkeys }: SecondFactor) =>
  authenticatorSince !== null || passkeys.length > 0
