import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { type RedirectFault, redirectFaultText } from '#content/interface/redirect-faults.ts'
import { redirectRules } from '#contracts/redirect-rules.ts'
import type { NewRedirect, RedirectPatch } from '#contracts/redirects.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { missingPaths, redirects } from '#platform/db/schema/redirects.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { coversPath } from '#shared/url-paths.ts'
import { type OwnPath, reservedPaths } from './find-own-path.ts'
import { type RedirectValues, readRedirect } from './read-redirect.ts'
import { type RedirectRow, toRedirect } from './redirect-row.ts'

interface Context extends ServiceContext<SessionUser> {
  /** Says what the site has at a path. */
  findPath: (path: string) => Promise<OwnPath>
}

/**
 * Stores a redirect, and takes its path off the list of missing ones. Returns the stored one when the same redirect is
 * sent again. Refuses with `redirect-refused`, whose complaint says why.
 */
export async function createRedirect(context: Context, input: NewRedirect) {
  const { db, user, siteUrl } = context
  const { values, fault } = readRedirect(input, siteUrl)
  if (!values) return refusalOf(fault, { from: input.from, to: input.to })
  const same = await findByPath(context, values.fromPath)
  if (same && isUnchanged(same, values)) return { ok: true as const, redirect: toRedirect(same) }
  const refusal = await findRefusal(context, values)
  if (refusal) return refusal
  const whereNew = sql`${whereFree(values)} and (select count(*) from ${redirects}) < ${redirectRules.redirectsMax}`
  const { createdRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'redirect.create', subject: values.fromPath, after: changeOf(values) },
      whereNew,
    ),
    createdRows: insertWhere(db, redirects, values, whereNew).returning(),
    missingPath: db.delete(missingPaths).where(eq(missingPaths.path, values.fromPath)),
  })
  const [row] = createdRows
  if (row) return { ok: true as const, redirect: toRedirect(row) }
  return (await findRefusal(context, values)) ?? refusalOf('full', pathsOf(values))
}

/** Changes a redirect. Refuses as `createRedirect`, with `redirect-not-found` and with `redirect-conflict`. */
export async function updateRedirect(context: Context, id: number, { revision, ...patch }: RedirectPatch) {
  const { db, user, siteUrl } = context
  const entered = ({ fromPath, toUrl, status }: RedirectRow) => ({
    from: patch.from ?? fromPath,
    to: patch.to ?? toUrl,
    status: patch.status ?? status,
  })
  const merge = (row: RedirectRow) => readRedirect(entered(row), siteUrl)
  const result = await updateAtRevision(db, {
    table: redirects,
    expected: revision,
    read: () => findById(context, id),
    findStored: (row) => {
      const { values } = merge(row)
      return values && isUnchanged(row, values) ? row : null
    },
    async plan(before, save) {
      const { values, fault } = merge(before)
      if (!values) return refusalOf(fault, entered(before))
      const refusal = await findRefusal(context, values, before)
      if (refusal) return refusal
      return save({
        set: { ...values, hits: before.fromPath === values.fromPath ? redirects.hits : 0 },
        where: whereFree(values, id),
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            {
              actor: user,
              action: 'redirect.update',
              subject: values.fromPath,
              before: changeOf(before),
              after: changeOf(values),
            },
            whereCurrent,
          ),
        }),
      })
    },
    explain: async (before) => {
      const { values } = merge(before)
      return values ? findRefusal(context, values, before) : null
    },
  })
  if (!result.ok) return nameRefusals(result, refusals)
  return { ok: true as const, redirect: toRedirect(result.after) }
}

const refusals = { notFound: 'redirect-not-found', conflict: 'redirect-conflict' } as const

/** Deletes a redirect, or refuses with `redirect-not-found`. */
export async function deleteRedirect(context: ServiceContext<SessionUser>, id: number) {
  const { db, user } = context
  const row = await findById(context, id)
  if (!row) return { ok: false as const, reason: 'redirect-not-found' as const }
  const whereStored = sql`exists (select 1 from ${redirects} where ${redirects.id} = ${id})`
  await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'redirect.delete', subject: row.fromPath, before: changeOf(row) },
      whereStored,
    ),
    deleted: db.delete(redirects).where(eq(redirects.id, id)),
  })
  return { ok: true as const }
}

type Database = Pick<Context, 'db'>

async function findById({ db }: Database, id: number): Promise<RedirectRow | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id))
  return row
}

async function findByPath({ db }: Database, path: string): Promise<RedirectRow | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path))
  return row
}

/** Two redirects never follow each other, so a reader is led once. */
function whereFree({ fromPath, toPath }: RedirectValues, ownId?: number): SQL {
  const meets = or(
    eq(redirects.fromPath, fromPath),
    eq(redirects.fromPath, toPath),
    eq(redirects.toPath, fromPath),
  )
  const isOther = ownId === undefined ? undefined : sql`${redirects.id} <> ${ownId}`
  return sql`not exists (select 1 from ${redirects} where ${and(meets, isOther)})`
}

async function findRefusal(context: Context, values: RedirectValues, own?: RedirectRow) {
  const { fromPath, toPath } = values
  const fault = await findFault(context, values, own)
  return fault && refusalOf(fault.fault, { from: fromPath, to: toPath, next: fault.next })
}

async function findFault(
  { db, findPath }: Context,
  { fromPath, toPath }: RedirectValues,
  own: RedirectRow | undefined,
): Promise<{ fault: RedirectFault; next: string } | null> {
  const meeting = await db
    .select()
    .from(redirects)
    .where(
      or(eq(redirects.fromPath, fromPath), eq(redirects.fromPath, toPath), eq(redirects.toPath, fromPath)),
    )
    .limit(4)
  const others = meeting.filter(({ id }) => id !== own?.id)
  if (others.some((other) => other.fromPath === fromPath)) return { fault: 'duplicate', next: '' }
  const after = others.find((other) => other.fromPath === toPath)
  if (after?.toPath === fromPath) return { fault: 'loop', next: '' }
  if (after) return { fault: 'chain', next: after.toUrl }
  const before = others.find((other) => other.toPath === fromPath)
  if (before) return { fault: 'chain-before', next: before.fromPath }
  if (own?.fromPath !== fromPath) {
    const atFrom = coversPath(reservedPaths, fromPath) ? 'page' : await findPath(fromPath)
    if (atFrom === 'page') return { fault: 'from-taken', next: '' }
    if (atFrom === 'redirect') return { fault: 'from-redirected', next: '' }
  }
  if (own?.toPath === toPath) return null
  const atTo = await findPath(toPath)
  if (atTo === 'page') return null
  return { fault: atTo === 'redirect' ? 'to-redirected' : 'to-missing', next: '' }
}

const faultFields = { 'from-malformed': 'from', 'from-taken': 'from', 'from-redirected': 'from' } as const

const refusalOf = (fault: RedirectFault, paths: { from: string; to: string; next?: string }) => ({
  ok: false as const,
  reason: 'redirect-refused' as const,
  complaint: redirectFaultText(fault, paths),
  field: fault === 'duplicate' || fault in faultFields ? 'from' : fault === 'full' ? undefined : 'to',
})

const pathsOf = ({ fromPath, toPath }: RedirectValues) => ({ from: fromPath, to: toPath })

const changeOf = ({ fromPath, toUrl, status }: RedirectValues) => ({ from: fromPath, to: toUrl, status })

const isUnchanged = (row: RedirectRow, { fromPath, toUrl, status }: RedirectValues) =>
  row.fromPath === fromPath && row.toUrl === toUrl && row.status === status
