import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { senderOf } from '#platform/email/transport.ts'
import { site } from '#site.config.ts'
import { emailText, outboxRowSchema } from '../lib/local/email-text.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const shownByDefault = 5
const busyTimeoutMs = 5000

function printOutbox(): void {
  const usage = 'npm run outbox [-- <count>]   prints the newest emails (5 by default, at most 9999)'
  const { positionals } = readArguments(process.argv.slice(2), { options: {}, usage, maxPositionals: 1 })
  const [count = String(shownByDefault)] = positionals
  if (!/^[1-9]\d{0,3}$/.test(count)) throw new PlainFailure(usage)
  const emails = newestEmails(Number(count))
  const addresses = { from: senderOf({}), replyTo: site.email }
  console.log(
    emails.length > 0
      ? emails
          .reverse()
          .map((email) => emailText(email, addresses))
          .join('\n\n')
      : 'The outbox is empty.',
  )
}

/** Reads the SQLite file directly: a second workerd would conflict with the running site. */
function newestEmails(count: number) {
  const folder = join(process.env.STATE_DIR || '.wrangler/state', 'v3/d1/miniflare-D1DatabaseObject')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : []
  for (const file of files) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: busyTimeoutMs })
    try {
      const hasOutbox = database.prepare("select 1 from sqlite_master where name = 'outbox'").get()
      if (!hasOutbox) continue
      const rows = database.prepare('select * from outbox order by id desc limit ?').all(count)
      return z.parse(z.array(outboxRowSchema), rows)
    } finally {
      database.close()
    }
  }
  throw new PlainFailure('There is no local database yet. Run `npm start` once, then try again.')
}

await runScript(async () => printOutbox())
