import * as z from 'zod/mini'
import { senderOf } from '#platform/email/transport.ts'
import { site } from '#site.config.ts'
import { emailText, outboxRowSchema } from '../lib/local/email-text.ts'
import { readLocalTable } from '../lib/local/read-local-table.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'

const shownByDefault = 5

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

function newestEmails(count: number) {
  const emails = readLocalTable('outbox', (database) => {
    const rows = database.prepare('select * from outbox order by id desc limit ?').all(count)
    return z.parse(z.array(outboxRowSchema), rows)
  })
  if (!emails) throw new PlainFailure('There is no local database yet. Run `npm start` once, then try again.')
  return emails
}

await runScript(async () => printOutbox())
