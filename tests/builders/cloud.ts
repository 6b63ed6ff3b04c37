import { openAccount } from '../../scripts/cloud/setup/account.ts'
import { runSetup } from '../../scripts/cloud/setup/run-setup.ts'
import type { SetupState, SetupTools } from '../../scripts/cloud/setup/setup-step.ts'
import type { CloudSettings } from '../../scripts/cloud/cloud-settings.ts'
import type { CommandResult } from '../../scripts/process/run-command.ts'

export const site = { brand: 'Acme & Sons', domain: 'www.acme.example', email: 'hello@acme.example' }
export const uuid = (last: number) => `3f2c0000-1111-4222-8333-44445555000${last}`
const ok = (output = ''): CommandResult => ({ ok: true, output })
const commandFailure = (output: string): CommandResult => ({ ok: false, reason: 'exit', exitCode: 1, output })
export function aCloud({ databases = [] as string[], isSignedIn = true, fails = '' } = {}) {
  const projects: string[] = []
  const buckets: string[] = []
  const secrets = new Map<string, string>()
  const commands: string[] = []
  let failing = fails
  const wrangler = async (args: readonly string[], text?: string): Promise<CommandResult> => {
    const command = args.join(' ')
    commands.push(command)
    if (failing !== '' && command.startsWith(failing))
      return commandFailure('✘ [ERROR] A request to the API failed.\n\n  more')
    if (command === 'whoami --json')
      return isSignedIn
        ? ok(JSON.stringify({ accounts: [{ id: 'a'.repeat(32), name: 'Acme' }] }))
        : commandFailure('{"loggedIn":false}')
    if (command === 'd1 list --json')
      return ok(
        `a notice\n${JSON.stringify(databases.map((name, index) => ({ name, uuid: uuid(index) })))}\nanother notice`,
      )
    if (command.startsWith('d1 create')) databases.push(args[2] ?? '')
    if (command === 'pages project list --json')
      return ok(JSON.stringify(projects.map((name) => ({ 'Project Name': name, 'Git Provider': 'No' }))))
    if (command.startsWith('pages project create')) projects.push(args[3] ?? '')
    if (command.startsWith('r2 bucket list'))
      return ok(buckets.map((name) => `name:           ${name}\n`).join('\n'))
    if (command.startsWith('r2 bucket create')) buckets.push(args[3] ?? '')
    if (command.startsWith('pages secret list'))
      return ok([...secrets.keys()].map((name) => `  - ${name}: Value Encrypted`).join('\n'))
    if (command.startsWith('pages secret put')) secrets.set(args[3] ?? '', text ?? '')
    if (command.startsWith('d1 execute')) return ok('[{"results":[{"count":0}]}]')
    return ok()
  }
  return { wrangler, commands, secrets, buckets, projects, recover: () => (failing = '') }
}

interface Setup {
  cloud: ReturnType<typeof aCloud>
  settings?: CloudSettings
  state?: SetupState
  answers?: Record<string, string>
  showsSite?: boolean
  postStatus?: number | null
}

export async function setUp({
  cloud,
  settings = {},
  state = {},
  answers = {},
  showsSite = true,
  postStatus = 200,
}: Setup) {
  const printedLines: string[] = []
  const prompts: string[] = []
  const scripts: string[] = []
  const answer = (question: string) => {
    prompts.push(question)
    return Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? ''
  }
  const tools: SetupTools = {
    account: openAccount(cloud.wrangler),
    ask: async (question) => answer(question),
    askHidden: async (question) => answer(question),
    print: (line) => printedLines.push(line),
    script: async (...words) => {
      scripts.push(words.join(' '))
      return true
    },
    showsSite: async () => showsSite,
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
  return { settings, state, printedLines, prompts, scripts, failure }
}

export const withEmail = {
  'Email provider': 'resend',
  'Key of resend': 'the email key',
  'address of the administrator': 'ann@acme.example',
}
