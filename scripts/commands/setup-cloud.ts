import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { refuseChallenge } from '#shared/failures.ts'
import { site } from '#site.config.ts'
import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { readCloudSettings, writeCloudSettings } from '../cloud/cloud-settings.ts'
import { openApi, waitFor } from '../cloud/cloudflare-api.ts'
import { openAccount } from '../cloud/setup/account.ts'
import { planSetup, runSetup } from '../cloud/setup/run-setup.ts'
import {
  forgetDeclined,
  parseSetupState,
  type SetupState,
  type SetupTools,
} from '../cloud/setup/setup-step.ts'
import { askSite } from '../cloud/deploy/ask-site.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { openPrompt, type Prompt } from '../lib/prompt.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal, runCommand } from '../lib/run-command.ts'
import { runRemoteWrangler } from '../lib/wrangler.ts'

const usage = `npm run setup:cloud                sets up Cloudflare step by step; a second run continues where the first stopped
npm run setup:cloud -- --again     also asks again about what you left out, such as a database of previews
npm run setup:cloud -- --dry-run   prints the steps and their commands, without network or account`

const stateFile = '.wrangler/setup-cloud.json'

async function main(): Promise<void> {
  const options = { 'dry-run': { type: 'boolean' }, again: { type: 'boolean' } } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  const settings = readCloudSettings()
  const state = values.again ? forgetDeclined(readState()) : readState()
  if (values['dry-run']) return console.log(planSetup({ site, settings, state }, listWorkers()).join('\n'))

  endCommandsOnSignal()
  writeCloudConfig()
  const terminal = openTerminal()
  try {
    await runSetup({
      site,
      settings,
      state,
      tools: { ...terminal, ...outside },
      save(changes) {
        Object.assign(settings, changes)
        writeCloudSettings(settings)
        writeCloudConfig()
      },
      saveState(newState) {
        mkdirSync(dirname(stateFile), { recursive: true })
        writeFileSync(stateFile, JSON.stringify(newState, null, 2))
      },
    })
  } finally {
    terminal.close()
  }
}

const print = (line: string) => console.log(line)

const outside: Omit<SetupTools, 'script' | 'ask' | 'askHidden'> = {
  account: openAccount({
    wrangler: (args, text) =>
      runRemoteWrangler(args, { input: text === undefined ? 'none' : { text }, output: 'onFailure' }),
    openApi: (credentials) => openApi({ credentials, print, baseUrl: process.env.CLOUDFLARE_API_BASE_URL }),
    print,
    wait: waitFor,
  }),
  print,
  askSite,
  accountOfEnvironment: process.env.CLOUDFLARE_ACCOUNT_ID,
  newKey: () => randomBytes(32).toString('base64'),
  workers: listWorkers,
  async post(url, body) {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null)
    if (!response) return null
    refuseChallenge(url, response)
    return response.status
  },
}

function openTerminal(): Pick<SetupTools, 'script' | 'ask' | 'askHidden'> & { close(): void } {
  let prompt: Prompt | null = null
  const open = () => (prompt ??= openPrompt())
  const close = () => {
    prompt?.close()
    prompt = null
  }
  return {
    close,
    ask: (question) => open().ask(question),
    askHidden: (question) => open().askHidden(question),
    async script(name, ...args) {
      close()
      return (await runCommand('npm', ['run', name, '--', ...args], { input: 'terminal' })).ok
    },
  }
}

function listWorkers(): string[] {
  return globSync('workers/*/wrangler.{toml,json,jsonc}', { exclude: ['workers/clock/**'] }).sort()
}

function readState(): SetupState {
  if (!existsSync(stateFile)) return {}
  const state = parseSetupState(readFileSync(stateFile, 'utf8'))
  if (state) return state
  throw new PlainFailure(
    `${stateFile} cannot be read. Delete it: each step then checks your account again and uses what is there.`,
  )
}

await runScript(main)
