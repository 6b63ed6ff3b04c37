import { desc } from 'drizzle-orm'
import { outbox } from '#server/db/schema/mail.ts'
import { requireLocal } from './local-only.ts'
import { mailText } from './mail-text.ts'
import { PlainFailure, runScript } from './plain-failure.ts'
import { withLocalDatabase } from './with-local-database.ts'

const shownByDefault = 5

/**
 * `npm run outbox`: the newest mails of the local database of STATE_DIR (.wrangler/state), the newest last, so that
 * it stands at the prompt. `npm run outbox -- 20` shows more. Terminals make the links clickable.
 */
async function printOutbox(): Promise<void> {
  requireLocal('The outbox')
  const [count = String(shownByDefault), ...rest] = process.argv.slice(2)
  if (!/^[1-9]\d{0,3}$/.test(count) || rest.length > 0) {
    throw new PlainFailure('Say how many mails to show: npm run outbox -- 20')
  }
  await withLocalDatabase(async (db) => {
    const mails = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(Number(count))
    if (mails.length === 0) return console.log('The outbox is empty.')
    console.log(mails.reverse().map(mailText).join('\n\n'))
  })
}

await runScript(printOutbox)
