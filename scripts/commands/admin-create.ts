import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { registrationSchema } from '#contracts/auth.ts'
import { accountRefusals } from '#content/interface/answers.ts'
import { isGuessable } from '#domains/identity/auth/guessable-password.ts'
import { hashPassword } from '#domains/identity/auth/password.ts'
import { createToken } from '#platform/crypto/token.ts'
import { requireCloudDatabase } from '../cloud/cloud-config.ts'
import { type NewAdmin, adminInsertSql } from '../cloud/deploy/admin-insert-sql.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { openPrompt } from '../lib/prompt.ts'
import { readArguments } from '../lib/read-arguments.ts'
import type { CommandResult } from '../lib/run-command.ts'
import { runLocalWrangler, runRemoteWrangler } from '../lib/wrangler.ts'

const usage = `npm run admin:create              creates an administrator in the local database
npm run admin:create -- --remote  creates one in the database on Cloudflare

Asks for username, name, email and password. If the password is empty, a random one is set and shown once.
STATE_DIR sets the folder of the local database (default: .wrangler/state).`

const stateDir = process.env.STATE_DIR || '.wrangler/state'

/** The password never appears in an argument or a file that is kept. */
async function createAdmin({ isRemote }: { isRemote: boolean }) {
  if (isRemote) requireCloudDatabase()
  else requireLocalTables()
  const { admin, generatedPassword } = await askForAdmin()
  await insertAdmin(admin, { isRemote })
  console.log(`${admin.username} is now an administrator in the ${isRemote ? 'remote' : 'local'} database.`)
  if (generatedPassword) console.log(`Password (shown only once): ${generatedPassword}`)
}

async function askForAdmin(): Promise<{ admin: NewAdmin; generatedPassword: string | null }> {
  const { password: typedPassword, ...answers } = await askQuestions()
  const result = z.safeParse(registrationSchema, { ...answers, password: typedPassword || createToken() })
  if (!result.success) throw new PlainFailure(result.error.issues[0]?.message)
  const { password, ...fields } = result.data
  if (await isGuessable(password, fields)) throw new PlainFailure(accountRefusals['password-guessable'])
  return {
    admin: { ...fields, passwordHash: await hashPassword(password) },
    generatedPassword: typedPassword ? null : password,
  }
}

/** Closes the prompt before it returns, because wrangler may ask its own questions. */
async function askQuestions() {
  const prompt = openPrompt()
  try {
    const username = await prompt.ask('Username: ')
    const name = await prompt.ask('Full name: ')
    const email = await prompt.ask('Email: ')
    return { username, name, email, password: await prompt.askHidden('Password: ') }
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
    const result = isRemote
      ? await runRemoteWrangler([...execute, '--remote'])
      : await runWhenFree(() => runLocalWrangler([...execute, '--local', '--persist-to', stateDir]))
    if (!result.ok) throw new PlainFailure(explainFailure(result.output, isRemote))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function requireLocalTables() {
  if (!globSync(join(stateDir, 'v3/d1/*/*.sqlite')).some(hasUsersTable))
    throw new PlainFailure(noTables('npm start'))
}

function hasUsersTable(file: string): boolean {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  return database.prepare("select 1 from sqlite_master where name = 'users'").get() !== undefined
}

const noTables = (command: string) =>
  `The database has no tables yet. Run \`${command}\` once, then try again.`

const triesMax = 5

async function runWhenFree(run: () => Promise<CommandResult>): Promise<CommandResult> {
  let result = await run()
  for (let tries = 1; tries < triesMax && !result.ok && result.output.includes('SQLITE_BUSY'); tries++) {
    console.error('The local database is in use. Trying again …')
    await sleep(500)
    result = await run()
  }
  return result
}

function explainFailure(output: string, isRemote: boolean): string {
  if (output.includes('UNIQUE constraint failed: users.username')) return accountRefusals['username-taken']
  if (output.includes('UNIQUE constraint failed: users.email')) return accountRefusals['email-taken']
  if (output.includes('no such table')) return noTables(isRemote ? 'npm run setup:cloud' : 'npm start')
  return `The account was not added. ${output.trim() || 'See the output above.'}`
}

await runScript(async () => {
  const options = { remote: { type: 'boolean' } } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  await createAdmin({ isRemote: values.remote ?? false })
})
