import type { Seal } from './chain.ts'

const headPrefix = 'audit-heads/'
const headsAtOnce = 50

export interface KeptHead extends Seal {
  /** A day for a head that the nightly backup kept. */
  keptAs: string
}

/**
 * Keeps the head of the audit chain in the bucket, and returns it, or null for a log without seals. A head of the same
 * day stays: a lock on the bucket may refuse to replace it.
 */
export async function keepHead(db: D1Database, bucket: R2Bucket, day: string): Promise<string | null> {
  const key = `${headPrefix}${day}.txt`
  const earlierHead = await bucket.get(key)
  if (earlierHead) return earlierHead.text()
  const head = await db
    .prepare("select entry_id || ':' || hash as head from audit_seals order by entry_id desc limit 1")
    .first<string>('head')
  if (head !== null) await bucket.put(key, head)
  return head
}

export async function readKeptHeads(bucket: R2Bucket): Promise<KeptHead[]> {
  const heads: KeptHead[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix: headPrefix, limit: headsAtOnce, cursor })
    const texts = await Promise.all(page.objects.map(async ({ key }) => (await bucket.get(key))?.text()))
    for (const [index, { key }] of page.objects.entries())
      heads.push(keptHead(key.slice(headPrefix.length), texts[index] ?? ''))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return heads
}

/** A file that holds no head becomes one that no chain contains. */
export const keptHead = (fileName: string, text: string): KeptHead => ({
  ...(parseHead(text) ?? { entryId: 0, hash: '' }),
  keptAs: fileName.replace(/\.txt$/, ''),
})

export function parseHead(text: string): Seal | null {
  const [, id, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? []
  return id === undefined || hash === undefined ? null : { entryId: Number(id), hash }
}
