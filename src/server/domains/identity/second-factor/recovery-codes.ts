import { count, eq, type SQL, sql } from 'drizzle-orm'
import { randomCode } from '#domains/bookings/codes.ts'
import { hashToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { readCode } from '#shared/confirmation-code.ts'

const recoveryCodesCount = 10

/** 120 random bits: from 112 on, a fast hash is enough (OWASP ASVS 6.5.2). */
const recoveryCodeChars = 24

/** Codes of earlier releases have sixteen characters, and work until they are replaced. */
export const readRecoveryCode = (text: string): string | null =>
  readCode(text, recoveryCodeChars) ?? readCode(text)

export const hashRecoveryCode = (userId: number, code: string): string =>
  hashToken(`recovery:${userId}:${code}`)

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesCount }, () => randomCode(recoveryCodeChars))

export const replaceRecoveryCodesStatements = (
  db: Db,
  { userId, codes, now }: { userId: number; codes: readonly string[]; now: Date },
  when: SQL,
) =>
  ({
    earlierCodes: db.delete(recoveryCodes).where(sql`${eq(recoveryCodes.userId, userId)} and ${when}`),
    storedCodes: insertWhere(
      db,
      recoveryCodes,
      { codeHash: sql<string>`value`, userId, createdAt: now },
      when,
      sql`json_each(${JSON.stringify(codes.map((code) => hashRecoveryCode(userId, code)))})`,
    ).returning({ codeHash: recoveryCodes.codeHash }),
  }) as const

export const countRecoveryCodesStatement = (db: Db, userId: number) =>
  db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
