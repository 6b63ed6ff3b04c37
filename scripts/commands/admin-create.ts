import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { registrationSchema } from '#contracts/auth.ts'
import { accountRefusals } from '#contracts/texts/en.ts'
import { isGuessable } from '#server/auth/guessable-password.ts'
import { hashPassword } from '#server/auth/password.ts'
import { createToken } from '#server/sessions/token.ts'
import { type NewAdmin, adminInsertSql } from '../deploy/admin-insert-sql.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { openPrompt } from '../process/prompt.ts'
import { readArguments } from '../process/read-arguments.ts'
import { runLocalWrangler, runRemoteWrangler } from '../process/wrangler.ts'

const usage = `npm run admin:create             an administrator in the local database
npm run admin:create -- --remote  in the database of wrangler.toml at Cloudflare

Asks for username, name, e-mail and password. An empty password has one made and shown once.
STATE_DIR names the local database's folder when it is not .wrangler/state.`

/** Makes an administrator, which registration never does. Nothing secret stands in an argument or stays in a file. */
async function createAdmin({ isRemote }: { isRemote: boolean }) {
  const { admin, madePassword } = await askForAdmin()
  await insertAdmin(admin, { isRemote })
  console.log(`${admin.username} is an administrator of the ${isRemote ? 'remote' : 'local'} database.`)
  if (madePassword) console.log(`Password, shown only now: ${madePassword}`)
}

async function askForAdmin(): Promise<{ admin: NewAdmin; madePassword: string | null }> {
  const { typed, ...asked } = await askAll()
  const parsed = z.safeParse(registrationSchema, { ...asked, password: typed || createToken() })
  if (!parsed.success) throw new PlainFailure(parsed.error.issues[0]?.message)
  const { password, ...fields } = parsed.data
  if (await isGuessable(password, fields)) throw new PlainFailure(accountRefusals['password-guessable'])
  return {
    admin: { ...fields, passwordHash: await hashPassword(password) },
    madePassword: typed ? null : password,
  }
}

/** Closes the terminal before it returns: wrangler may have questions of its own. */
async function askAll() {
  const prompt = openPrompt()
  try {
    const username = await prompt.ask('Username: ')
    const name = await prompt.ask('Full name: ')
    const email = await prompt.ask('Email: ')
    return { username, name, email, typed: await prompt.askHidden('Password: ') }
  } finally {
    prompt.close()
  }
}

async function insertAdmin(admin: NewAdmin, { isRemote }: { isRemote: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'))
  try {
    const file = join(folder, 'insert.sql')
    await writeFile(file, adminInsertSql(admin), { mode: 0o600 })
    const execute = ['d1', 'execute', 'DB', '--yes', '--file', file]
    const stateDir = process.env.STATE_DIR || '.wrangler/state'
    const done = isRemote
      ? await runRemoteWrangler([...execute, '--remote'])
      : await runLocalWrangler([...execute, '--local', '--persist-to', stateDir])
    if (!done.ok) throw new PlainFailure(whyRefused(done.output))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param output empty for a remote command, which has shown its own */
function whyRefused(output: string): string {
  if (output.includes('UNIQUE constraint failed: users.username')) return accountRefusals['username-taken']
  if (output.includes('UNIQUE constraint failed: users.email')) return accountRefusals['email-taken']
  if (output.includes('no such table'))
    return 'The database has no tables yet. Run npm start once, then again.'
  return `The account was not added. ${output.trim() || 'The reason stands above.'}`
}

await runScript(async () => {
  const options = { remote: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  if (values.help) console.log(usage)
  else await createAdmin({ isRemote: values.remote ?? false })
})
