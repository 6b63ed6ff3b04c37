import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { accountMessages, registrationSchema } from '#contracts/accounts.ts'
import { isGuessable } from '#server/accounts/guessable-password.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { createToken } from '#server/sessions/token.ts'
import { type NewAdmin, adminInsertSql } from './admin-insert-sql.ts'
import { type Prompt, openPrompt } from './prompt.ts'

const usage = `npm run admin:create             an administrator in the local database
npm run admin:create -- --remote  in the database of wrangler.toml at Cloudflare

Asks for username, name, e-mail and password. An empty password has one made and shown once.
STATE_DIR names the local database's folder when it is not .wrangler/state.`

/** Makes an administrator, which registration never does. Nothing secret stands in an argument or stays in a file. */
async function createAdmin({ isRemote }: { isRemote: boolean }) {
  const prompt = openPrompt()
  try {
    const { admin, madePassword } = await askForAdmin(prompt)
    await insertAdmin(admin, { isRemote })
    console.log(`${admin.username} is an administrator of the ${isRemote ? 'remote' : 'local'} database.`)
    if (madePassword) console.log(`Password, shown only now: ${madePassword}`)
  } finally {
    prompt.close()
  }
}

async function askForAdmin(prompt: Prompt): Promise<{ admin: NewAdmin; madePassword: string | null }> {
  const username = await prompt.ask('Username: ')
  const name = await prompt.ask('Full name: ')
  const email = await prompt.ask('E-mail: ')
  const typed = await prompt.askHidden('Password: ')
  const parsed = z.safeParse(registrationSchema, { username, name, email, password: typed || createToken() })
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
  const { password, ...fields } = parsed.data
  if (isGuessable(password, fields)) throw new Error(accountMessages.passwordGuessable)
  return { admin: { ...fields, passwordHash: await hashPassword(password) }, madePassword: typed ? null : password }
}

async function insertAdmin(admin: NewAdmin, { isRemote }: { isRemote: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'))
  try {
    const file = join(folder, 'insert.sql')
    await writeFile(file, adminInsertSql(admin), { mode: 0o600 })
    runWrangler(['d1', 'execute', 'DB', '--yes', '--file', file, ...(isRemote ? ['--remote'] : localDatabase())])
  } finally {
    await rm(folder, { recursive: true })
  }
}

function localDatabase(): string[] {
  return ['--local', ...(process.env.STATE_DIR ? ['--persist-to', process.env.STATE_DIR] : [])]
}

/** @throws Error with the account rule that the database enforced, or with what wrangler said */
function runWrangler(args: string[]) {
  const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8', env: { ...process.env, CI: '1' } })
  if (status === 0) return
  const said = `${stdout ?? ''}${stderr ?? ''}`
  if (said.includes('UNIQUE constraint failed: users.username')) throw new Error(accountMessages.usernameTaken)
  if (said.includes('UNIQUE constraint failed: users.email')) throw new Error(accountMessages.emailTaken)
  throw new Error(`wrangler could not write to the database.\n${said}`)
}

const { values } = parseArgs({ options: { remote: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(usage)
} else {
  try {
    await createAdmin({ isRemote: values.remote ?? false })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
