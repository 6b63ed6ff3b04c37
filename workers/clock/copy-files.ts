/** A picture takes eleven operations, and a Worker on the smallest plan may begin fifty. */
const filesPerMinute = 3
const originalName = 'original'

interface FileRow {
  id: number
  visibility: string
  hash: string
  variants: string
}

interface Places {
  db: D1Database
  files: R2Bucket
  backups: R2Bucket
}

/**
 * Copies the files that the bucket for backups lacks, the oldest first, and returns how many were copied. The next
 * minute goes on.
 */
export async function copyFiles({ db, files, backups }: Places, max = filesPerMinute): Promise<number> {
  const { results } = await db
    .prepare(
      'select id, visibility, hash, variants from files where copied_hash is not hash order by id limit ?',
    )
    .bind(max)
    .all<FileRow>()
  for (const { id, visibility, hash, variants } of results) {
    const widths = (JSON.parse(variants) as { width: number }[]).map(({ width }) => String(width))
    for (const name of [originalName, ...widths]) {
      const key = `${visibility}/${hash}/${name}`
      const object = await files.get(key)
      if (!object) throw new Error(`The bucket for files has no ${key}.`)
      await backups.put(`files/${key}`, object.body, { httpMetadata: object.httpMetadata })
    }
    await db.prepare('update files set copied_hash = ?2 where id = ?1 and hash = ?2').bind(id, hash).run()
  }
  return results.length
}
