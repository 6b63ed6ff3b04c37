import * as z from 'zod/mini'
import { asciiLetters } from '#shared/slug.ts'
import type { SiteAnswer } from '../deploy/ask-site.ts'
import type { CloudSettings } from '../cloud-settings.ts'
import type { Account } from './account.ts'

export interface SiteFacts {
  brand: string
  shortBrand?: string
  domain: string
  email: string
}

export interface SetupTools {
  account: Account
  script(name: string, ...args: string[]): Promise<boolean>
  ask(question: string): Promise<string>
  askHidden(question: string): Promise<string>
  print(line: string): void
  askSite(origin: string): Promise<SiteAnswer>
  post(url: string, body: object): Promise<number | null>
  newKey(): string
  workers(): string[]
  /** CLOUDFLARE_ACCOUNT_ID, which wrangler prefers to the account of the settings. */
  accountOfEnvironment?: string | undefined
}

const stateSchema = z.record(z.string(), z.string())
export type SetupState = z.infer<typeof stateSchema>

export function parseSetupState(text: string): SetupState | null {
  try {
    return z.parse(stateSchema, JSON.parse(text))
  } catch {
    return null
  }
}

/** Forgets what was left out, so that it is asked about again. */
export function forgetDeclined(state: SetupState): SetupState {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => !/(^| )none$/.test(value)))
}

export interface SetupContext {
  site: SiteFacts
  tools: SetupTools
  settings: CloudSettings
  state: SetupState
  save(changes: Partial<CloudSettings>): void
}

export interface SetupStep {
  id: string
  title: string
  commands(context: Pick<SetupContext, 'site' | 'settings'> & { workers: string[] }): string[]
  doneFor?(context: Pick<SetupContext, 'settings'>): string
  run(context: SetupContext): Promise<'done' | 'later'>
}

export const projectName = ({ site, settings }: Pick<SetupContext, 'site' | 'settings'>): string =>
  settings.project ??
  (asciiLetters(site.shortBrand ?? site.brand)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '') ||
    'site')

/** Cloudflare adds a suffix when the name is taken, so the domain is read back once there is a project. */
export const pagesDomainOf = (context: Pick<SetupContext, 'site' | 'settings'>): string =>
  context.settings.pagesDomain ?? `${projectName(context)}.pages.dev`

export const branchOf = (settings: CloudSettings): string => settings.productionBranch ?? 'main'

export async function askFor(tools: SetupTools, question: string, fallback: string): Promise<string> {
  return (await tools.ask(`${question} [${fallback}] `)).trim() || fallback
}

export async function confirm(tools: SetupTools, question: string, fallback: boolean): Promise<boolean> {
  const answer = (await tools.ask(`${question} ${fallback ? '[Y/n]' : '[y/N]'} `)).trim().toLowerCase()
  return answer === '' ? fallback : answer.startsWith('y')
}
