import { coversPath } from '#shared/url-paths.ts'
import { pluralize } from '#shared/words.ts'
import { pagesWithRuleMax } from '../../build/headers-file.ts'
import { type Limit, type Plan, platformLimits, settingFaults, settingNotes } from './platform-limits.ts'
import type { PlatformUse } from './platform-use.ts'
import { section, table } from './report.ts'

const warnAbove = 0.8

export interface PlatformReport {
  lines: string[]
  /** What Cloudflare would refuse or ignore on this plan. */
  faults: string[]
  warnings: string[]
}

export function reportPlatform(use: PlatformUse, plan: Plan, today: string): PlatformReport {
  const limits = platformLimits(use)
  const shareOf = ({ used, max }: Limit) => used / max[plan]
  const over = limits.filter((limit) => shareOf(limit) > 1)
  const near = limits.filter((limit) => shareOf(limit) >= warnAbove && shareOf(limit) <= 1)
  const faults = [
    ...over.map((limit) => `${sentence(limit, plan)} ${limit.remedy}`),
    ...settingFaults(use.settings, today),
  ]
  const warnings = [...near.map((limit) => `${sentence(limit, plan)} ${limit.remedy}`), ...lossesOf(use)]
  return {
    faults,
    warnings,
    lines: [
      ...section('Over the limit', faults),
      ...section('Nearly used up, or lost already', warnings),
      ...section('To look at', [compressedSize(use), ...settingNotes(use.settings)]),
      ...section('What the build in dist uses of Cloudflare’s limits', table(rowsOf(limits, plan))),
      `${pluralize(limits.length, 'limit')} checked for the ${plan} plan: ${faults.length} exceeded, ${near.length} nearly used up.`,
    ],
  }
}

function rowsOf(limits: readonly Limit[], plan: Plan): string[][] {
  const heading = ['', 'used', 'free plan', 'left', 'paid plan', 'left', 'share', 'when it fills up']
  const rows = limits.map((limit) => {
    const { what, used, max, unit, remedy } = limit
    const left = (of: number) => amount(of - used, unit)
    const state = `${Math.round((used / max[plan]) * 100)} %`
    return [
      ...[what, amount(used, unit)],
      ...[amount(max.free, unit), left(max.free), amount(max.paid, unit), left(max.paid)],
      ...[state, remedy],
    ]
  })
  return [heading, ...rows]
}

const sentence = ({ what, used, max, unit }: Limit, plan: Plan): string =>
  `${what}: ${amount(used, unit)} of ${amount(max[plan], unit)}.`

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

function amount(value: number, unit: Limit['unit']): string {
  if (unit === 'count') return number.format(value)
  return Math.abs(value) < 1_000_000
    ? `${number.format(value / 1000)} KB`
    : `${number.format(value / 1024 ** 2)} MiB`
}

const compressedSize = ({ workerGzipSize }: PlatformUse): string =>
  `Compressed, the Worker has ${amount(workerGzipSize, 'bytes')}. Until September 2026 Cloudflare accepted 3 MiB on the free plan and 10 MiB on paid ones, and now counts the uncompressed size only (https://developers.cloudflare.com/changelog/post/2026-09-04-increased-worker-size-limit/).`

function lossesOf({ headers, routes, pages }: PlatformUse): string[] {
  const answeredByWorker = pages.filter(
    (path) => coversPath(routes.include, path) && !coversPath(routes.exclude, path),
  )
  return [
    ...(headers.allowAnyStyle
      ? [
          `The headers of ${pluralize(pages.length, 'static page')} allow any style element, because _headers has room for ${pagesWithRuleMax} of them. Each page allows its own alone in a meta element, which makes browsers ask for fonts and pictures a little later (docs/decisions/035-inline-styles.md).`,
        ]
      : []),
    ...(answeredByWorker.length > 0
      ? [
          `${pluralize(answeredByWorker.length, 'static page')} (${answeredByWorker[0]} …) ${answeredByWorker.length === 1 ? 'is' : 'are'} answered by the Worker, because _routes.json has no rule left: each view counts as one of the plan’s requests and takes some milliseconds longer.`,
        ]
      : []),
  ]
}
