import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PlainFailure } from '../../scripts/lib/plain-failure.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import type { Kind, LighthouseRun } from './figures.ts'

const cli = path.resolve('bench/pages/node_modules/lighthouse/cli/index.js')
const chromeFlags = '--headless --no-sandbox --ignore-certificate-errors --disable-gpu'

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      title: string
      details?: { items?: Record<string, unknown>[] }
    }
  >
}

export async function runLighthouse(
  url: string,
  browser: string,
  reportFile: string,
): Promise<LighthouseRun> {
  const run = await runCommand(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--output-path=${reportFile}`, `--chrome-flags=${chromeFlags}`],
    { env: { CHROME_PATH: browser }, output: 'onFailure', timeoutMs: 180_000 },
  )
  if (!run.ok) throw new PlainFailure(`Lighthouse failed on ${url}:\n${run.output}`)
  const report: Report = JSON.parse(await readFile(reportFile, 'utf8'))
  if (report.runtimeError) throw new PlainFailure(`Lighthouse on ${url}: ${report.runtimeError.message}`)
  return lighthouseFigures(report)
}

function lighthouseFigures({ categories, audits }: Report): LighthouseRun {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as unknown as NetworkRequest[]
  const bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 }
  for (const request of requests) bytes[kindOf(request)] += request.transferSize
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(number('largest-contentful-paint')),
    fcpMs: Math.round(number('first-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    mainThreadMs: Math.round(number('mainthread-work-breakdown')),
    requests: requests.length,
    bytes,
    lcpElement: lcpElement(audits),
    failures: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id]
        return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${category}: ${id}`] : []
      }),
    ),
  }
}

interface NetworkRequest {
  url: string
  resourceType?: string
  mimeType?: string
  transferSize: number
}

function kindOf({ resourceType, mimeType = '' }: NetworkRequest): Kind {
  if (resourceType === 'Document') return 'html'
  if (resourceType === 'Script' || mimeType.includes('javascript')) return 'script'
  if (resourceType === 'Stylesheet' || mimeType.includes('css')) return 'style'
  if (resourceType === 'Font') return 'font'
  if (resourceType === 'Image' || mimeType.startsWith('image/')) return 'image'
  return 'other'
}

function lcpElement(audits: Report['audits']): string {
  const nodes = audits['lcp-breakdown-insight']?.details?.items ?? []
  const node = nodes.find((item) => typeof item.snippet === 'string')
  return typeof node?.snippet === 'string' ? node.snippet : ''
}
