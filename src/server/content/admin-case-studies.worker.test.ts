import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { aCaseStudy } from '../../../tests/builders/services.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { createCaseStudy } from './admin-case-studies.ts'

const db = openDb(env.DB)

it('a case study that is sent again because its answer was lost is one; corrected or from somebody else its address is taken', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const caseStudy = { ...aCaseStudy({ slug: 'a-lost-answer' }), status: 'draft' as const, sortOrder: 7 }
  const first = await createCaseStudy(context, caseStudy)
  expect(first).toMatchObject({ ok: true, record: caseStudy })
  expect(await createCaseStudy(context, caseStudy)).toEqual(first)
  const slugTaken = { ok: false, reason: 'case-study-slug-taken' }
  expect(await createCaseStudy(context, { ...caseStudy, title: 'Bookings tripled' })).toEqual(slugTaken)
  const other = aUserContext(db, await addUser(db, { role: 'admin' }))
  expect(await createCaseStudy(other, caseStudy)).toEqual(slugTaken)
  expect(await db.$count(auditLog, eq(auditLog.subject, caseStudy.slug))).toBe(1)
})
