import * as z from 'zod/mini'
import { secretNames } from '../deploy/missing-secrets.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { CommandResult } from '../../lib/run-command.ts'
import { type CallApi, type Credentials, tooManyRequests } from '../cloudflare-api.ts'
import { explainFailure, plainText, reasonOf, secondsToWait } from '../explain-failure.ts'

export type Wrangler = (args: readonly string[], text?: string) => Promise<CommandResult>

export interface PagesProject {
  name: string
  domains: string[]
  hasGit: boolean
}

export interface Account {
  api: CallApi
  signedIn(): Promise<{ id: string; name: string }[] | null>
  run(args: readonly string[], text?: string): Promise<string>
  databases(): Promise<{ name: string; id: string }[]>
  projects(): Promise<PagesProject[]>
  buckets(jurisdiction: string): Promise<string[]>
  secrets(environment: 'production' | 'preview'): Promise<string[]>
  countAdmins(): Promise<number>
}

const whoSchema = z.object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })) })
const databasesSchema = z.array(z.object({ uuid: z.string(), name: z.string() }))
const projectsSchema = z.array(
  z.object({ 'Project Name': z.string(), 'Project Domains': z.string(), 'Git Provider': z.string() }),
)
const credentialsSchema = z.union([
  z.object({ type: z.enum(['api_token', 'oauth']), token: z.string() }),
  z.object({ type: z.literal('api_key'), key: z.string(), email: z.string() }),
])
const countSchema = z.array(z.object({ results: z.array(z.object({ count: z.number() })) }))

interface Outside {
  wrangler: Wrangler
  openApi: (credentials: Credentials) => CallApi
  print: (line: string) => void
  wait: (seconds: number) => Promise<unknown>
}

const triesMax = 4
const secondsMax = 300

export function openAccount({ wrangler, openApi, print, wait }: Outside): Account {
  async function runPatiently(args: readonly string[], text?: string): Promise<CommandResult> {
    for (let tries = 1; ; tries++) {
      const result = await wrangler(args, text)
      const seconds = result.ok ? null : secondsToWait(result.output)
      if (seconds === null || seconds > secondsMax || tries === triesMax) return result
      print(tooManyRequests(seconds))
      await wait(seconds)
    }
  }
  async function run(args: readonly string[], text?: string): Promise<string> {
    const result = await runPatiently(args, text)
    if (result.ok) return result.output
    const advice = explainFailure(result.output)
    throw new PlainFailure(advice ?? `\`wrangler ${args.join(' ')}\` failed: ${reasonOf(result.output)}`)
  }
  async function json<T extends z.core.$ZodType>(schema: T, args: readonly string[]): Promise<z.output<T>> {
    const output = await run(args)
    const result = z.safeParse(schema, parseJson(output))
    if (result.success) return result.data
    throw new PlainFailure(
      `\`wrangler ${args.join(' ')}\` answered something unexpected${args[0] === 'auth' ? '' : `: ${reasonOf(output)}`}`,
    )
  }
  let opening: Promise<CallApi> | undefined
  const open = async () => openApi(await json(credentialsSchema, ['auth', 'token', '--json']))
  return {
    run,
    async api(...request) {
      opening ??= open()
      return await (await opening)(...request)
    },
    async signedIn() {
      const result = await runPatiently(['whoami', '--json'])
      const identity = z.safeParse(whoSchema, parseJson(result.output))
      return result.ok && identity.success ? identity.data.accounts : null
    },
    databases: async () =>
      (await json(databasesSchema, ['d1', 'list', '--json'])).map(({ name, uuid }) => ({ name, id: uuid })),
    projects: async () =>
      (await json(projectsSchema, ['pages', 'project', 'list', '--json'])).map((project) => ({
        name: project['Project Name'],
        domains: project['Project Domains'].split(',').map((domain) => domain.trim()),
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

const namesIn = (output: string, pattern: RegExp): string[] =>
  [...plainText(output).matchAll(pattern)].map(([, name = '']) => name)
