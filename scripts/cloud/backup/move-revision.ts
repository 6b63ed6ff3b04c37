/**
 * Moves the revision of the content past every one that the site has shown. Otherwise a browser would keep a page from
 * before the restore as soon as the counter of the backup reaches that page's number again.
 */
export async function moveRevision(db: D1Database, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  await db.prepare('update site_content set revision = max(revision + 1, ?)').bind(seconds).run()
}
