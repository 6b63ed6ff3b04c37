import { collapseSpaces } from '#shared/plain-text.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals' color codes begin with one
const colors = /\u001b\[[\d;]*m/g

export const workersPage = 'https://dash.cloudflare.com/?to=/:account/workers-and-pages'

const areas: readonly [part: string, permission: string][] = [
  ['/pages/', 'Cloudflare Pages: Edit'],
  ['/d1/', 'D1: Edit'],
  ['/r2/', 'Workers R2 Storage: Edit'],
  ['/workers/', 'Workers Scripts: Edit'],
]

/** Returns what the owner has to do about a failure of wrangler that is known, or null. */
export function explainFailure(output: string): string | null {
  const text = errorIn(output)
  if (/\[code: 10063\]|register a workers\.dev subdomain|need a workers\.dev subdomain/i.test(text))
    return `This account has no workers.dev subdomain yet, and Cloudflare runs no Worker without one (error 10063). Open ${workersPage} once, which creates it`
  if (/\bnew_module_registry\b/.test(text))
    return 'Cloudflare refuses the compatibility flag new_module_registry, which it still calls experimental. Add "withoutFlags": ["new_module_registry"] to src/site/cloud.json; the site works without it, and only its first answer in a fresh isolate takes longer'
  if (secondsToWait(text) !== null)
    return 'Cloudflare takes no more requests for now: its API allows 1,200 in five minutes. Wait five minutes'
  if (/\[code: (10000|9109)\]|authentication error/i.test(text)) {
    const permission = areas.find(([part]) => text.includes(part))?.[1]
    return permission
      ? `The token lacks the permission “${permission}”. Add it at https://dash.cloudflare.com/profile/api-tokens`
      : 'Cloudflare does not accept this sign-in. Run `npm run cf -- login` again, or check CLOUDFLARE_API_TOKEN'
  }
  if (/not logged in|in a non-interactive environment[^.]*CLOUDFLARE_API_TOKEN/i.test(text))
    return 'Nobody is signed in to Cloudflare. Run `npm run cf -- login`, or set CLOUDFLARE_API_TOKEN'
  if (/the pages project "[^"]*" does not exist/i.test(text))
    return 'This account has no such Pages project. `npm run setup:cloud` creates it'
  return null
}

/** Returns for how long Cloudflare asks to wait, or null if it does not. */
export function secondsToWait(output: string): number | null {
  const text = errorIn(output)
  const seconds = /wait (\d+) second/.exec(text)?.[1]
  if (seconds !== undefined) return Number(seconds)
  return /too many requests|rate limit|\b(status|code:?) 429\b/i.test(text) ? 60 : null
}

/** What comes before has names of files, numbers of uploads and the like. */
function errorIn(output: string): string {
  const text = plainText(output)
  return text.slice(Math.max(text.indexOf('[ERROR]'), 0))
}

export function reasonOf(output: string): string {
  const text = plainText(output)
  const error = /\[ERROR\]\s*([\s\S]*?)(\n\s*\n\s*(If you think|🪵|$)|$)/.exec(text)?.[1] ?? text
  return collapseSpaces(error).slice(0, 400) || 'it gave no reason'
}

export const plainText = (output: string): string => output.replace(colors, '')
