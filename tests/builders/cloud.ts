import { openAccount } from '../../scripts/cloud/setup/account.ts'
import { runSetup } from '../../scripts/cloud/setup/run-setup.ts'
import type { SetupState, SetupTools } from '../../scripts/cloud/setup/setup-step.ts'
import type { CloudSettings } from '../../scripts/cloud/cloud-settings.ts'
import type { SiteAnswer } from '../../scripts/cloud/deploy/ask-site.ts'
import type { CommandResult } from '../../scripts/lib/run-command.ts'
import { accountId, cloudflareStandIn, type Faults } from './cloudflare-stand-in.ts'

export const site = { brand: 'Acme & Sons', domain: 'www.acme.example', email: 'hello@acme.example' }
const ok = (output = ''): CommandResult => ({ ok: true, output })
const commandFailure = (output: string): CommandResult => ({ ok: false, reason: 'exit', exitCode: 1, output })

interface Cloud extends Faults {
  isSignedIn?: boolean
  fails?: string
  clockFlags?: string[]
}

/** Stands in for wrangler, and prints the stand-in's answers as wrangler 4.155 does (run-wrangler.test.ts). */
export function aCloud({ isSignedIn = true, fails = '', clockFlags = [], ...faults }: Cloud = {}) {
  const standIn = cloudflareStandIn(faults)
  const secrets = new Map<string, string>()
  const commands: string[] = []
  let failing = fails
  const own = (path: string) => `/accounts/${accountId}${path}`
  function print(method: string, path: string, body: object, show: (result: unknown) => string) {
    const { code, message, result } = standIn.answer(method, own(path), { ...body })
    if (code === null) return ok(show(result))
    const wait =
      code === 10429
        ? '\n\n  The API responded with a "Retry-After" header indicating you should wait 7 second(s) before retrying.'
        : ''
    return commandFailure(
      `✘ [ERROR] A request to the Cloudflare API (${own(path)}) failed.\n\n  ${message} [code: ${code}]${wait}\n  \n  If you think this is a bug, please open an issue`,
    )
  }
  const wrangler = async (args: readonly string[], text?: string): Promise<CommandResult> => {
    const command = args.join(' ')
    commands.push(command)
    if (failing !== '' && command.startsWith(failing))
      return commandFailure(
        '✘ [ERROR] A request to the API failed.\n\n  Internal error. [code: 8000000]\n  \n  If you think this is a bug, please',
      )
    if (command === 'whoami --json')
      return isSignedIn
        ? ok(JSON.stringify({ accounts: [{ id: accountId, name: 'Acme' }] }))
        : commandFailure('{"loggedIn":false}')
    if (command === 'auth token --json') return ok('{"type":"oauth","token":"x"}')
    if (command === 'd1 list --json')
      return print('GET', '/d1/database', {}, (list) => `a notice\n${JSON.stringify(list)}\nanother notice`)
    if (command.startsWith('d1 create'))
      return print('POST', '/d1/database', { name: args[2] }, () => 'Created')
    if (command === 'pages project list --json')
      return print('GET', '/pages/projects', {}, () =>
        JSON.stringify(
          standIn.projects.map(({ name, domains }) => ({
            'Project Name': name,
            'Project Domains': domains.join(', '),
            'Git Provider': 'No',
          })),
        ),
      )
    if (command.startsWith('pages project create'))
      return print('POST', '/pages/projects', { name: args[3], production_branch: args[5] }, () => 'Created')
    if (command.startsWith('r2 bucket list'))
      return print('GET', '/r2/buckets', {}, () =>
        standIn.buckets.map((name) => `name:           ${name}\n`).join('\n'),
      )
    if (command.startsWith('r2 bucket create'))
      return print('POST', '/r2/buckets', { name: args[3] }, () => '')
    if (command.startsWith('pages secret list'))
      return ok([...secrets.keys()].map((name) => `  - ${name}: Value Encrypted`).join('\n'))
    if (command.startsWith('pages secret put')) secrets.set(args[3] ?? '', text ?? '')
    if (command.startsWith('deploy'))
      return print('PUT', '/workers/scripts/clock', { flags: clockFlags }, () => 'Deployed')
    if (command.startsWith('d1 execute')) return ok('[{"results":[{"count":0}]}]')
    return ok()
  }
  return { ...standIn, wrangler, commands, secrets, recover: () => (failing = ''), faults }
}

interface Setup {
  cloud: ReturnType<typeof aCloud>
  settings?: CloudSettings
  state?: SetupState
  answers?: Record<string, string>
  siteAnswer?: SiteAnswer
  postStatus?: number | null
  failingScript?: string
}

export async function setUp({
  cloud,
  settings = {},
  state = {},
  answers = {},
  siteAnswer = { health: { ok: true, buildId: 'abc' } },
  postStatus = 200,
  failingScript = '',
}: Setup) {
  const printedLines: string[] = []
  const prompts: string[] = []
  const scripts: string[] = []
  const waits: number[] = []
  const answer = (question: string) => {
    const text = Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? ''
    prompts.push(question)
    return text
  }
  const print = (line: string) => void printedLines.push(line)
  const tools: SetupTools = {
    account: openAccount({
      wrangler: cloud.wrangler,
      openApi: () => cloud.call,
      print,
      wait: async (seconds) => waits.push(seconds),
    }),
    ask: async (question) => {
      const text = answer(question)
      printedLines.push(`${question}${text}`)
      return text
    },
    askHidden: async (question) => {
      printedLines.push(question)
      return answer(question)
    },
    print,
    script: async (...words) => {
      const command = words.join(' ')
      scripts.push(command)
      return failingScript === '' || !command.startsWith(failingScript)
    },
    askSite: async () => siteAnswer,
    post: async () => postStatus,
    newKey: () => 'a new key',
    workers: () => [],
  }
  let failure: string | null = null
  try {
    const save = (changes: Partial<CloudSettings>) => void Object.assign(settings, changes)
    await runSetup({ site, settings, state, tools, save, saveState: () => {} })
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  return { settings, state, printedLines, prompts, scripts, waits, failure }
}

export const withEmail = {
  'Email provider': 'resend',
  'Key of resend': 'the email key',
  'address of the administrator': 'ann@acme.example',
}
