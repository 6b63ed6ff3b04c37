import { asciiLetters } from '#shared/slug.ts'
import { inArray, eq } from 'drizzle-orm'
import { bookingProjectTexts as texts } from '#content/interface/admin/booking-project.ts'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import type { BookingProjectPlan } from '#contracts/admin-projects.ts'
import { templateOfService } from '#contracts/milestone-templates.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { accountRules } from '#shared/account-rules.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { cleanText } from '#social/clean-text.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type BookingClient, findBookingClient, readProjectBooking } from './booking-client.ts'
import { firstAmountIn } from './first-amount.ts'

/**
 * Returns the values that a booking suggests for its project. Refuses with `booking-not-found`, with
 * `booking-not-confirmed` unless it is confirmed or completed, with `booking-is-spam`, and with
 * `booking-without-client`, `client-unconfirmed` or `account-not-client` when its client cannot have a project.
 */
export async function planFromBooking({ db, now }: ServiceContext<SessionUser>, code: string) {
  const row = await readProjectBooking(db, code)
  if (!row) return { ok: false as const, reason: 'booking-not-found' as const }
  const { booking, project } = row
  const bookingClient = await findBookingClient(db, booking)
  if (!bookingClient.ok) return bookingClient
  const service = row.service ?? ''
  const budget = firstAmountIn(booking.budget)
  const plan: BookingProjectPlan = {
    confirmationCode: formatCode(booking.code),
    companyName: booking.companyName,
    project,
    client: await describeClient(db, bookingClient.client),
    name: clamp(texts.name({ service, company: booking.companyName }), projectRules.nameCharsMax),
    description: booking.notes ?? texts.description({ service, code: formatCode(booking.code) }),
    budget: budget <= projectRules.budgetMax ? budget : 0,
    budgetAnswer: booking.budget,
    provider: await providerOf(db, booking.assigneeId),
    template: templateOfService(milestoneTemplates, booking.serviceId)?.id ?? null,
    startsOn: agencyDay(now),
  }
  return { ok: true as const, plan }
}

async function describeClient(db: Db, client: BookingClient): Promise<BookingProjectPlan['client']> {
  if (client.kind === 'invitation') return { ...client, username: await freeUsername(db, client) }
  const { username, name } = client.account
  return { kind: 'account', username, name }
}

async function providerOf(db: Db, assigneeId: number | null): Promise<string | null> {
  if (assigneeId === null) return null
  const [assignee] = await db
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(eq(users.id, assigneeId))
  return assignee?.role === 'provider' ? assignee.username : null
}

const suggestionsMax = 20

async function freeUsername(db: Db, { name, email }: { name: string; email: string }): Promise<string> {
  const base = [name, email.slice(0, email.indexOf('@'))].map(usernameFrom).find(isLongEnough) ?? 'client'
  const suggestions = [base, ...Array.from({ length: suggestionsMax }, (_, index) => `${base}${index + 2}`)]
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, suggestions))
  const takenUsernames = new Set(rows.map(({ username }) => username))
  return suggestions.find((suggestion) => !takenUsernames.has(suggestion)) ?? `${base}${Date.now() % 10_000}`
}

const isLongEnough = ({ length }: string): boolean => length >= accountRules.usernameCharsMin

const usernameFrom = (text: string): string =>
  asciiLetters(text)
    .replace(/\P{ASCII}/gu, '')
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, accountRules.usernameCharsMax - 4)
    .replace(/^\.+|\.+$/g, '')

const clamp = (text: string, charsMax: number): string =>
  text.length <= charsMax ? text : `${cleanText(text, charsMax - 1)}…`
