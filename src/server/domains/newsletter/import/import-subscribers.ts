import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ImportChoice, ImportResult } from '#contracts/admin-issues.ts'
import { importRules } from '#contracts/newsletter-rules.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { subscriberStatus } from '#platform/email/newsletter-lane.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type ImportedRow, parseImport } from './parse-import.ts'

/** D1 accepts parameters of up to 2 MB, and reads a row for each address. */
const rowsPerStatement = 1000

interface Import {
  csv: string
  isPreview: boolean
  choices?: readonly ImportChoice[]
}

/**
 * Inserts the new subscribers of a CSV file and returns the counts; a preview only counts. Refuses with
 * `import-unreadable`, with `import-too-large` over `rowsMax` rows, and with `import-columns-missing` without a
 * column for the email and one for the date.
 */
export async function importSubscribers(
  { db, now, user }: ServiceContext<SessionUser>,
  { csv, isPreview, choices }: Import,
) {
  const parsedFile = await parseImport(csv, now, choices)
  if (!parsedFile.ok) return parsedFile
  const { rows, total, problems, columns, questions } = parsedFile
  const fates = await readFates(db, rows)
  const fresh = rows.filter(({ email }) => !fates.has(email))
  const count = (fate: Fate) => [...fates.values()].filter((one) => one === fate).length
  const result: ImportResult = {
    columns,
    questions,
    rows: total,
    added: fresh.length,
    present: count('subscribed'),
    left: count('unsubscribed'),
    suppressed: count('suppressed'),
    unconfirmed: count('unconfirmed'),
    problems: problems.slice(0, importRules.shownProblemsMax),
    problemCount: problems.length,
  }
  if (isPreview || fresh.length === 0) return { ok: true as const, result }
  const { added: rowsAdded, present, left, suppressed, unconfirmed, problemCount } = result
  const parts = inParts(fresh)
  await batchNamed(db, {
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'newsletter.import',
        subject: 'newsletter',
        after: { rows: total, rowsAdded, present, left, suppressed, unconfirmed, problems: problemCount },
      },
      or(...parts.map(whereAnyNew)),
    ),
    inserts: parts.map((part) => insertSubscribersStatement(db, part)),
  })
  return { ok: true as const, result }
}

type Fate = ReturnType<typeof subscriberStatus> | 'suppressed'

async function readFates(db: Db, rows: readonly ImportedRow[]): Promise<Map<string, Fate>> {
  const fates = new Map<string, Fate>()
  for (const part of inParts(rows)) {
    const emails: SQL = sql`(select value from json_each(${JSON.stringify(part.map(({ email }) => email))}))`
    const [known, suppressed] = await db.batch([
      db
        .select({
          email: newsletterSubscribers.email,
          unsubscribedAt: newsletterSubscribers.unsubscribedAt,
          isConfirmed: newsletterSubscribers.isConfirmed,
        })
        .from(newsletterSubscribers)
        .where(inArray(newsletterSubscribers.email, emails)),
      db
        .select({ email: emailSuppressions.address })
        .from(emailSuppressions)
        .where(inArray(emailSuppressions.address, emails)),
    ])
    for (const row of known) fates.set(row.email, subscriberStatus(row))
    for (const { email } of suppressed) fates.set(email, 'suppressed')
  }
  return fates
}

const whereAnyNew = (rows: readonly ImportedRow[]) =>
  sql`exists (select 1 from json_each(${JSON.stringify(rows)}) where ${whereNotSuppressed} and not exists (select 1 from ${newsletterSubscribers} where ${newsletterSubscribers.email} = value ->> 'email'))`

const whereNotSuppressed = sql`not exists (select 1 from ${emailSuppressions} where ${emailSuppressions.address} = value ->> 'email')`

/** Asks again, because an address may have signed up, left or bounced since the read. */
const insertSubscribersStatement = (db: Db, rows: readonly ImportedRow[]) =>
  insertWhere(
    db,
    newsletterSubscribers,
    {
      email: sql<string>`value ->> 'email'`,
      unsubscribeToken: sql<string>`value ->> 'token'`,
      isConfirmed: true,
      confirmedAt: sql<Date>`value ->> 'consentAt'`,
      source: 'import',
      createdAt: databaseNow,
    },
    whereNotSuppressed,
    sql`json_each(${JSON.stringify(rows.map((row) => ({ ...row, token: createToken() })))})`,
  ).onConflictDoNothing()

const inParts = (rows: readonly ImportedRow[]): ImportedRow[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )
