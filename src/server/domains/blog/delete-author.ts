import { sql } from 'drizzle-orm'
import { authorRefusalTexts as texts } from '#content/interface/author-refusals.ts'
import { authorRules } from '#contracts/records/author.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { authors, posts } from '#platform/db/schema/blog.ts'
import type { RecordRef } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { readAuthorRow } from './admin-authors.ts'
import { whereByAuthor } from './author-names.ts'
import { countByName, refused } from './author-refusals.ts'

/** Deletes an author. Refuses with `author-not-found`, and with `author-refused` while posts of any status have the name. */
export async function deleteAuthor(context: ServiceContext<SessionUser>, ref: RecordRef) {
  const { db, user } = context
  const row = await readAuthorRow(db, ref)
  if (!row) return { ok: false as const, reason: 'author-not-found' as const }
  const whereUnused = sql`not exists (select 1 from ${posts} where ${whereByAuthor(row.name)})`
  const whereDeletable = sql`${authors.id} = ${row.id} and ${authors.revision} = ${row.revision} and ${whereUnused}`
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'author.delete', subject: row.slug, before: { name: row.name } },
      sql`exists (select 1 from ${authors} where ${whereDeletable})`,
    ),
    deletedRows: db.delete(authors).where(whereDeletable).returning({ id: authors.id }),
  })
  if (deletedRows.length > 0) return { ok: true as const, author: row }
  const count = await countByName(db, row.name)
  if (count > 0) return refused(texts.used(row.name, count, authorRules.renamedPostsMax))
  return { ok: false as const, reason: 'content-conflict' as const }
}
