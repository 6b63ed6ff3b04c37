import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type AdminAccountEvent, adminNoticeTexts } from '#content/emails/admin-notices.ts'
import { changePassword } from '#domains/identity/account/change-password.ts'
import { changeProfile } from '#domains/identity/account/change-profile.ts'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { endOwnSession, listSessions, signOutEverywhere } from '#domains/identity/account/sessions.ts'
import { acceptInvitation, resetPassword } from '#domains/identity/auth/reset-password.ts'
import { confirmEmail } from '#domains/identity/auth/confirm-email.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aSessionOf, aProtectedUser } from '#tests/builders/second-factors.ts'
import { emailsTo, newestToken } from '#tests/builders/outbox.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { changeUser, endSessionsOf } from './change-user.ts'
import { inviteUser } from './invite-user.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { sendInvitation, sendResetLink } from './send-links.ts'

const db = openDb(env.DB)
type Named = { username: string }
type User = Awaited<ReturnType<typeof addUser>>

beforeEach(() => db.batch([db.delete(outbox), db.delete(rateLimits)]))

async function aTeam(role: 'admin' | 'editor' | 'client' = 'admin') {
  const [actor, other] = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'admin' })]
  const { user: subject } = await aProtectedUser(db, { role, emailConfirmedAt: new Date() })
  await aSession(db, subject, undefined, true)
  await db.delete(outbox)
  return { actor, other, subject }
}

const noticeOf = (event: AdminAccountEvent, { username }: Named, by: Named) =>
  adminNoticeTexts({ event, username, by: by.username }).opening
const noticesTo = async ({ email }: User) =>
  (await emailsTo(db, email)).map(({ body }) => body.split('\n\n')[1]).reverse()
const actionsAbout = async ({ username }: User) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, username))).map(({ action }) => action)

const acts = [
  {
    what: 'loses the role',
    act: (actor: User, { id }: User) =>
      changeUser(aUserContext(db, actor), { id, change: { role: 'client' } }),
    event: 'role-taken',
    action: 'user.role',
  },
  {
    what: 'is disabled',
    act: (actor: User, { id }: User) =>
      changeUser(aUserContext(db, actor), { id, change: { isDisabled: true } }),
    event: 'disabled',
    action: 'user.disable',
  },
  {
    what: 'is sent a reset link',
    act: (actor: User, { id }: User) => sendResetLink(aUserContext(db, actor), id),
    event: 'reset-link-sent',
    action: 'user.reset-link',
  },
  {
    what: 'loses the second step',
    act: (actor: User, { id }: User) => removeSecondFactor(aUserContext(db, actor), id),
    event: 'second-step-removed',
    action: 'user.second-factor-remove',
  },
  {
    what: 'is signed out',
    act: (actor: User, { id }: User) => endSessionsOf(aUserContext(db, actor), id),
    event: 'sessions-ended',
    action: 'user.end-sessions',
  },
] as const

it.each(acts)(
  'when an administrator $what, each other one gets one email',
  async ({ act, event, action }) => {
    const { actor, other, subject } = await aTeam()
    await act(actor, subject)
    await act(actor, subject)
    const notice = noticeOf(event, subject, actor)
    const times = action === 'user.reset-link' ? [notice, notice] : [notice]
    expect(await noticesTo(other)).toEqual(times)
    expect(await noticesTo(actor)).toEqual(times)
    expect(await noticesTo(subject)).not.toContain(notice)
    expect(await actionsAbout(subject)).toContain(action)
  },
)

it.each(acts.slice(1))('when a client $what, no administrator gets an email', async ({ act }) => {
  const { actor, other, subject } = await aTeam('client')
  await act(actor, subject)
  expect([...(await noticesTo(actor)), ...(await noticesTo(other))]).toEqual([])
})

it('an administrator who is enabled again, invited and invited again is told of each time', async () => {
  const { actor, other } = await aTeam()
  const disabled = await addUser(db, { role: 'admin', disabledAt: new Date() })
  await changeUser(aUserContext(db, actor), { id: disabled.id, change: { isDisabled: false } })
  const invitation = { username: 'second.admin', name: 'Second', email: 'second@admin.example' }
  const result = await inviteUser(aUserContext(db, actor), { ...invitation, role: 'admin' })
  const id = result.ok ? result.user.id : 0
  await sendInvitation(aUserContext(db, actor), id)
  expect(await noticesTo(other)).toEqual([
    noticeOf('enabled', disabled, actor),
    noticeOf('role-given', invitation, actor),
    noticeOf('invitation-sent', invitation, actor),
  ])
  const token = await newestToken(db, invitation.email)
  const password = 'quartz-meadow-lighthouse'
  expect(await acceptInvitation(aContext(db), { token, name: 'Second', password })).toMatchObject({
    ok: true,
  })
  const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, id))
  expect(entries).toMatchObject([{ action: 'user.accept', subject: 'second.admin' }])
})

const password = 'quartz-meadow-lighthouse'
const ownChanges = [
  {
    what: 'the password',
    act: (user: User) =>
      changePassword(aUserContext(db, user), {
        passwordHash: user.passwordHash,
        hashingShare: 'hashing',
        newPassword: password,
        keepTokenHash: '',
      }),
    event: 'password-changed',
    action: 'user.password',
  },
  {
    what: 'the email address',
    act: async (user: User) => {
      const email = `new.${user.email}`
      await changeProfile(aUserContext(db, user), { passwordHash: user.passwordHash, email })
      return confirmEmail(aUserContext(db, user), await newestToken(db, email))
    },
    event: 'email-changed',
    action: 'user.email',
  },
  {
    what: 'a password by a link',
    act: async (user: User) => {
      await sendResetLink(aUserContext(db, user), user.id)
      const token = await newestToken(db, user.email)
      await db.delete(outbox)
      return resetPassword(aContext(db), { token, password })
    },
    event: 'password-reset',
    action: 'user.password-reset',
  },
  {
    what: 'the existence of the account',
    act: (user: User) => deleteAccount(aUserContext(db, user), user.passwordHash),
    event: 'deleted',
    action: 'user.delete',
  },
] as const

it.each(ownChanges)(
  'an administrator who changes $what is in the audit log, and the others hear of it',
  async ({ act, event, action }) => {
    const { other, subject } = await aTeam()
    expect(await act(subject)).toMatchObject({ ok: true })
    expect(await noticesTo(other)).toEqual([noticeOf(event, subject, subject)])
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, action))
    expect(entries.filter(({ actorId }) => actorId === subject.id)).toMatchObject([
      { subject: subject.username },
    ])
  },
)

it.each(ownChanges)('a client who changes $what is in no audit log', async ({ act, action }) => {
  const { other, subject } = await aTeam('client')
  expect(await act(subject)).toMatchObject({ ok: true })
  expect(await noticesTo(other)).toEqual([])
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, action))
  expect(entries.filter(({ actorId }) => actorId === subject.id)).toEqual([])
})

it.each(ownChanges)(
  'an editor who changes $what is in the audit log, and tells nobody',
  async ({ act, action }) => {
    const { other, subject } = await aTeam('editor')
    expect(await act(subject)).toMatchObject({ ok: true })
    expect(await noticesTo(other)).toEqual([])
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, action))
    expect(entries.filter(({ actorId }) => actorId === subject.id)).toHaveLength(1)
  },
)

it('a refused change leaves no entry and tells nobody', async () => {
  const { other, subject } = await aTeam()
  const change = {
    passwordHash: 'another',
    hashingShare: 'hashing' as const,
    newPassword: password,
    keepTokenHash: '',
  }
  expect(await changePassword(aUserContext(db, subject), change)).toMatchObject({ ok: false })
  const profile = { passwordHash: 'another', name: 'New name', email: `new.${subject.email}` }
  expect(await changeProfile(aUserContext(db, subject), profile)).toMatchObject({ ok: false })
  expect(await noticesTo(other)).toEqual([])
  expect(await actionsAbout(subject)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^user\.(password|email|update)$/)]),
  )
})

it('a new name and ended sessions of an administrator are in the audit log', async () => {
  const { subject } = await aTeam()
  const context = aUserContext(db, subject)
  await changeProfile(context, { passwordHash: subject.passwordHash, name: 'Maya Rai' })
  await changeProfile(context, { passwordHash: subject.passwordHash, name: subject.name })
  const session = aSessionOf(subject)
  const [first] = await listSessions(context, session)
  expect(await endOwnSession(context, { session, id: first?.id ?? '' })).toBe('other')
  await aSession(db, subject, undefined, true)
  const everywhere = { remove: [], deviceToken: undefined }
  await signOutEverywhere(context, everywhere)
  await signOutEverywhere(context, everywhere)
  const entries = await db.select().from(auditLog).where(eq(auditLog.subject, subject.username))
  const own = entries.filter(({ action }) => action === 'user.update' || action === 'user.end-sessions')
  expect(own.map(({ action, after }) => [action, after])).toEqual([
    ['user.update', { name: 'Maya Rai' }],
    ['user.end-sessions', null],
    ['user.end-sessions', null],
  ])
})

it('a disabled administrator gets no notice', async () => {
  const { actor, subject } = await aTeam()
  const disabled = await addUser(db, { role: 'admin', disabledAt: new Date() })
  await sendResetLink(aUserContext(db, actor), subject.id)
  expect(await noticesTo(disabled)).toEqual([])
})
