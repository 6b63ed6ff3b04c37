import { secretNames } from '../../deploy/missing-secrets.ts'
import * as z from 'zod/mini'
import { collapseSpaces } from '#shared/collapse-spaces.ts'
import { PlainFailure } from '../../process/plain-failure.ts'
import type { CommandResult } from '../../process/run-command.ts'

export type Wrangler = (args: readonly string[], text?: string) => Promise<CommandResult>

export interface Account {
  signedIn(): Promise<{ id: string; name: string }[] | null>
  run(args: readonly string[], text?: string): Promise<string>
  databases(): Promise<{ name: string; id: string }[]>
  projects(): Promise<{ name: string; hasGit: boolean }[]>
  buckets(jurisdiction: string): Promise<string[]>
  secrets(environment: 'production' | 'preview'): Promise<string[]>
  countAdmins(): Promise<number>
}

const whoSchema = z.object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })) })
const databasesSchema = z.array(z.object({ uuid: z.string(), name: z.string() }))
const projectsSchema = z.array(z.object({ 'Project Name': z.string(), 'Git Provider': z.string() }))
const countSchema = z.array(z.object({ results: z.array(z.object({ count: z.number() })) }))

export function openAccount(wrangler: Wrangler): Account {
  async function run(args: readonly string[], text?: string): Promise<string> {
    const result = await wrangler(args, text)
    if (result.ok) return result.output
    throw new PlainFailure(`\`wrangler ${args.join(' ')}\` failed: ${reasonOf(result.output)}`)
  }
  async function json<T extends z.core.$ZodType>(schema: T, args: readonly string[]): Promise<z.output<T>> {
    const output = await run(args)
    const result = z.safeParse(schema, parseJson(output))
    if (result.success) return result.data
    throw new PlainFailure(
      `\`wrangler ${args.join(' ')}\` answered something unexpected: ${reasonOf(output)}`,
    )
  }
  return {
    run,
    async signedIn() {
      const result = await wrangler(['whoami', '--json'])
      const identity = z.safeParse(whoSchema, parseJson(result.output))
      return result.ok && identity.success ? identity.data.accounts : null
    },
    databases: async () =>
      (await json(databasesSchema, ['d1', 'list', '--json'])).map(({ name, uuid }) => ({ name, id: uuid })),
    projects: async () =>
      (await json(projectsSchema, ['pages', 'project', 'list', '--json'])).map((project) => ({
        name: project['Project Name'],
        hasGit: project['Git Provider'] === 'Yes',
      })),
    async buckets(jurisdiction) {
      const flags = jurisdiction === 'none' ? [] : ['--jurisdiction', jurisdiction]
      return namesIn(await run(['r2', 'bucket', 'list', ...flags]), /^name:\s+(\S+)/gm)
    },
    async secrets(environment) {
      const flags = environment === 'preview' ? ['--env', 'preview'] : []
      return secretNames(await run(['pages', 'secret', 'list', ...flags]))
    },
    async countAdmins() {
      const query = "select count(*) as count from users where role = 'admin'"
      const args = ['d1', 'execute', 'DB', '--remote', '--json', '--command', query]
      return (await json(countSchema, args))[0]?.results[0]?.count ?? 0
    },
  }
}

function parseJson(output: string): unknown {
  const start = output.search(/^[[{]/m)
  const end = Math.max(output.lastIndexOf(']'), output.lastIndexOf('}'))
  try {
    return JSON.parse(output.slice(Math.max(start, 0), end + 1))
  } catch {
    return undefined
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals' color codes begin with one
const colors = /\u001b\[[\d;]*m/g

const namesIn = (output: string, pattern: RegExp): string[] =>
  [...output.replace(colors, '').matchAll(pattern)].map(([, name = '']) => name)

function reasonOf(output: string): string {
  const text = output.replace(colors, '')
  const error = /\[ERROR\]\s*([\s\S]*?)(\n\s*\n|$)/.exec(text)?.[1] ?? text
  return collapseSpaces(error).slice(0, 400) || 'it gave no reason'
}
