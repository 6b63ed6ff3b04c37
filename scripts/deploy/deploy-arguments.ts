import { parseArgs } from 'node:util'
import type { DeployTarget } from '../cloud/cloud-config.ts'
import { clockConfig } from '../cloud/clock-config.ts'
import { PlainFailure } from '../process/plain-failure.ts'

export interface DeployPlan {
  isPreview: boolean
  siteUrl: string
  databaseFlags: string[]
  pagesFlags: string[]
  clockFlags: string[] | null
}

export function planDeploy(
  args: readonly string[],
  siteUrl: string | undefined,
  target: DeployTarget,
): DeployPlan {
  const { values } = parseArgs({
    args: [...args],
    options: { preview: { type: 'boolean' }, branch: { type: 'string' } },
    strict: false,
  })
  const isPreview = values.preview === true
  const pagesFlags = args.filter((arg) => arg !== '--preview')
  if (isPreview && (typeof values.branch !== 'string' || values.branch === '')) {
    throw new PlainFailure('--preview needs a branch name: npm run deploy -- --preview --branch <name>')
  }
  if (!target.hasDatabase) {
    throw new PlainFailure(
      'There is no database on Cloudflare yet. `npm run setup:cloud` creates one and writes it to src/site/cloud.json.',
    )
  }
  if (isPreview && !target.hasPreviewDatabase) {
    throw new PlainFailure(
      'src/site/cloud.json has no previewDatabase, so a preview would write to the production database (docs/deploy.md).',
    )
  }
  const origin = parsePublicOrigin(
    siteUrl || (isPreview ? previewOrigin(String(values.branch), target.project) : target.siteUrl),
  )
  return {
    isPreview,
    siteUrl: origin,
    clockFlags:
      target.hasClock && !isPreview ? ['--config', clockConfig, '--var', `SITE_URL:${origin}`] : null,
    databaseFlags: isPreview ? ['--env', 'preview'] : [],
    pagesFlags,
  }
}

function previewOrigin(branch: string, project: string): string {
  const alias = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
  return `https://${alias.replace(/^-+|-+$/g, '')}.${project}.pages.dev`
}

function parsePublicOrigin(siteUrl: string | undefined): string {
  const url = siteUrl ? URL.parse(siteUrl) : null
  const isOrigin =
    url?.protocol === 'https:' && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (!url || !isOrigin) {
    throw new PlainFailure(
      `SITE_URL must be the public https origin of this deployment, such as https://www.example.com. It is ${siteUrl ? `"${siteUrl}"` : 'not set'}.`,
    )
  }
  return url.origin
}
