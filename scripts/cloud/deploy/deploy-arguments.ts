import { parseArgs } from 'node:util'
import type { DeployTarget } from '../cloud-config.ts'
import { clockConfig } from '../clock-config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

export interface DeployPlan {
  isPreview: boolean
  /** Names the database that the deployment uses. */
  database: string
  siteUrl: string
  databaseFlags: string[]
  pagesFlags: string[]
  clockFlags: string[] | null
}

/** Passes the branch on, because wrangler takes the one that is checked out, and every other than production's is a preview. */
export function planDeploy(
  args: readonly string[],
  siteUrl: string | undefined,
  target: DeployTarget,
): DeployPlan {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { preview: { type: 'boolean' }, branch: { type: 'string' } },
    strict: false,
    tokens: true,
  })
  const isPreview = values.preview === true
  const branch = values.branch ?? (isPreview ? '' : target.productionBranch)
  if (typeof branch !== 'string' || branch === '') {
    throw new PlainFailure('--preview needs a branch name: npm run deploy -- --preview --branch <name>')
  }
  if (!target.hasDatabase) {
    throw new PlainFailure(
      'There is no database on Cloudflare yet. `npm run setup:cloud` creates one and writes it to src/site/cloud.json.',
    )
  }
  if (isPreview) requirePreview(branch, target)
  else if (branch !== target.productionBranch) {
    throw new PlainFailure(
      `${branch} is not the production branch, which is ${target.productionBranch}. For a preview: npm run deploy -- --preview --branch ${branch}. For production, leave --branch out; it does not matter which branch is checked out.`,
    )
  }
  const origin = parsePublicOrigin(
    siteUrl || (isPreview ? previewOrigin(branch, target.pagesDomain) : target.siteUrl),
  )
  const ownArguments = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && (token.name === 'preview' || token.name === 'branch')
        ? [token.index, ...(token.value !== undefined && !token.inlineValue ? [token.index + 1] : [])]
        : [],
    ),
  )
  return {
    isPreview,
    database: isPreview
      ? `the previews' own database ${target.previewDatabase ?? ''}`.trim()
      : "production's database",
    siteUrl: origin,
    clockFlags:
      target.hasClock && !isPreview ? ['--config', clockConfig, '--var', `SITE_URL:${origin}`] : null,
    databaseFlags: isPreview ? ['--env', 'preview'] : [],
    pagesFlags: [...args.filter((_, index) => !ownArguments.has(index)), '--branch', branch],
  }
}

function requirePreview(branch: string, { productionBranch, hasPreviewDatabase }: DeployTarget): void {
  if (branch === productionBranch) {
    throw new PlainFailure(
      `${branch} is the production branch, so Cloudflare would publish this as the site itself. Name the preview otherwise: npm run deploy -- --preview --branch <name>`,
    )
  }
  if (!hasPreviewDatabase) {
    throw new PlainFailure(
      'src/site/cloud.json has no previewDatabase of its own, and a preview must not write to the production database. `npm run setup:cloud -- --again` creates one.',
    )
  }
}

function previewOrigin(branch: string, pagesDomain: string): string {
  const alias = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
  return `https://${alias.replace(/^-+|-+$/g, '')}.${pagesDomain}`
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
