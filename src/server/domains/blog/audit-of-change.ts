import type { AuditEntry } from '#platform/audit/record.ts'
import type { fieldsOf } from './post-fields.ts'
import type { PostRow } from './post-row.ts'

interface PostAudit {
  before: PostRow
  next: ReturnType<typeof fieldsOf>
  actor: AuditEntry['actor']
  restores: number | undefined
}

export function auditOfChange({ before, next, actor, restores }: PostAudit): AuditEntry | null {
  if (restores !== undefined) {
    return {
      actor,
      action: 'post.restore',
      subject: next.slug,
      before: { revision: before.revision },
      after: { revision: before.revision + 1, text: `of revision ${restores}` },
    }
  }
  if (before.status === next.status && before.slug === next.slug) return null
  const isPublished = next.status === 'published' || next.status === 'scheduled'
  return {
    actor,
    action: isPublished && before.status !== next.status ? 'post.publish' : 'post.update',
    subject: next.slug,
    before: { status: before.status, slug: before.slug },
    after: { status: next.status, slug: next.slug },
  }
}
