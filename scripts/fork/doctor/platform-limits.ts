import { routeCharsMax, routeRulesMax } from '../../build/function-routes.ts'
import type { PlatformUse } from './platform-use.ts'

export type Plan = 'free' | 'paid'

export interface Limit {
  what: string
  used: number
  max: Readonly<Record<Plan, number>>
  unit: 'count' | 'bytes'
  /** What to do when it is nearly used up. */
  remedy: string
}

const mebibyte = 1024 ** 2

const onBoth = (max: number) => ({ free: max, paid: max })

/**
 * Returns what a build uses of Cloudflare's limits, as documented in November 2026:
 * https://developers.cloudflare.com/pages/platform/limits/, https://developers.cloudflare.com/workers/platform/limits/,
 * https://developers.cloudflare.com/d1/platform/limits/. The number of modules is undocumented.
 */
export function platformLimits(use: PlatformUse): Limit[] {
  const { headers, redirects, routes, largestFile, largestStatement, settings } = use
  return [
    {
      what: 'modules of the Worker',
      used: use.modules,
      max: onBoth(5_000),
      unit: 'count',
      remedy: 'Move what several Functions share into fewer files of src/server.',
    },
    {
      what: 'size of the Worker, uncompressed',
      used: use.workerSize,
      max: onBoth(64 * mebibyte),
      unit: 'bytes',
      remedy: 'Remove packages or texts that the Functions import; `npm run budgets` names the heaviest.',
    },
    {
      what: '_headers, rules',
      used: headers.rules,
      max: onBoth(100),
      unit: 'count',
      remedy:
        'Merge or remove text pages: with more static pages than rules, the headers of all of them allow any style element (docs/decisions/035-inline-styles.md).',
    },
    {
      what: '_headers, longest line',
      used: headers.longest,
      max: onBoth(2_000),
      unit: 'count',
      remedy: 'Cloudflare drops a longer line. Shorten the policy in src/server/platform/http/.',
    },
    {
      what: '_redirects, exact',
      used: redirects.rules,
      max: onBoth(2_000),
      unit: 'count',
      remedy:
        'Each entry of redirects.ts takes two. Remove old ones, or keep them as Bulk Redirects in the dashboard of the account.',
    },
    {
      what: '_redirects, with a wildcard',
      used: redirects.dynamic,
      max: onBoth(100),
      unit: 'count',
      remedy: 'Remove `withTail` where no address below the old one was ever known.',
    },
    {
      what: '_redirects, longest line',
      used: redirects.longest,
      max: onBoth(1_000),
      unit: 'count',
      remedy: 'Cloudflare drops a longer line. Shorten the address or its destination in redirects.ts.',
    },
    {
      what: '_routes.json, rules',
      used: routes.rules,
      max: onBoth(routeRulesMax),
      unit: 'count',
      remedy:
        'Move text pages and old addresses out of /blog, /booking, /careers and /newsletter: the Worker answers those that have no rule left.',
    },
    {
      what: '_routes.json, longest rule',
      used: routes.longest,
      max: onBoth(routeCharsMax),
      unit: 'count',
      remedy: 'Shorten the address: the Worker answers longer ones.',
    },
    {
      what: 'files',
      used: use.files,
      max: { free: 20_000, paid: 100_000 },
      unit: 'count',
      remedy: 'Move files that no page needs from src/site/public/ to an R2 bucket, or choose a paid plan.',
    },
    {
      what: `largest file (${largestFile.name})`,
      used: largestFile.size,
      max: onBoth(25 * mebibyte),
      unit: 'bytes',
      remedy: 'Serve it from an R2 bucket with a domain of its own, or make it smaller.',
    },
    {
      what: `largest statement (${largestStatement.name})`,
      used: largestStatement.size,
      max: onBoth(100_000),
      unit: 'bytes',
      remedy: 'Split it: one INSERT of a thousand rows becomes ten of a hundred.',
    },
    {
      what: `variables in ${settings.file} and cloud.json`,
      used: settings.variables,
      max: { free: 64, paid: 128 },
      unit: 'count',
      remedy: 'Secrets count too. Put what no deployment changes into src/site/site.config.ts.',
    },
    {
      what: `largest variable (${settings.largestVariable.name})`,
      used: settings.largestVariable.size,
      max: onBoth(5_000),
      unit: 'bytes',
      remedy: 'Put long texts into a file of src/site/.',
    },
  ]
}

/** https://developers.cloudflare.com/pages/functions/wrangler-configuration/ */
const pagesKeys = new Set([
  ...[
    'name',
    'pages_build_output_dir',
    'compatibility_date',
    'compatibility_flags',
    'send_metrics',
    'limits',
  ],
  ...['placement', 'vars', 'env', 'd1_databases', 'kv_namespaces', 'r2_buckets', 'durable_objects', 'queues'],
  ...[
    'services',
    'vectorize',
    'hyperdrive',
    'analytics_engine_datasets',
    'ai',
    'browser',
    'version_metadata',
  ],
  ...['mtls_certificates', 'upload_source_maps', 'no_bundle', 'dev', '$schema'],
])

export function settingFaults(
  { keys, compatibilityDate, file }: PlatformUse['settings'],
  today: string,
): string[] {
  return [
    ...keys
      .filter((key) => !pagesKeys.has(key))
      .map(
        (key) =>
          `${file} has "${key}", which Cloudflare refuses for a Pages project: only a Worker may have it, such as the one of workers/clock/wrangler.toml.`,
      ),
    ...(compatibilityDate > today
      ? [`${file} has the compatibility_date ${compatibilityDate}, which Cloudflare refuses until that day.`]
      : []),
  ]
}

const experimentalFlags = new Set(['new_module_registry'])

export const settingNotes = ({ flags, file }: PlatformUse['settings']): string[] =>
  flags
    .filter((flag) => experimentalFlags.has(flag))
    .map(
      (flag) =>
        `${file} sets ${flag}, which the runtime's source calls experimental. If Cloudflare refuses the upload because of it, remove it from ${file} and workers/clock/wrangler.toml (docs/decisions/014-split-worker.md).`,
    )
