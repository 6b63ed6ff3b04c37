import { expect, test } from 'vitest'
import { planDeploy } from './deploy-arguments.ts'

const config = {
  project: 'acme',
  pagesDomain: 'acme.pages.dev',
  productionBranch: 'main',
  hasDatabase: true,
  hasPreviewDatabase: false,
}
const withPreview = { ...config, hasPreviewDatabase: true, previewDatabase: 'acme-preview' }

test('production names its branch, whatever is checked out, migrates its own database and passes other flags on', () => {
  expect(planDeploy(['--commit-dirty'], 'https://www.example.com/', config)).toEqual({
    isPreview: false,
    database: "production's database",
    siteUrl: 'https://www.example.com',
    databaseFlags: [],
    pagesFlags: ['--commit-dirty', '--branch', 'main'],
    clockFlags: null,
  })
  expect(planDeploy(['--branch', 'main'], 'https://www.example.com/', config).pagesFlags).toEqual([
    '--branch',
    'main',
  ])
  const trunk = { ...config, productionBranch: 'trunk' }
  expect(planDeploy([], 'https://www.example.com/', trunk).pagesFlags).toEqual(['--branch', 'trunk'])
})

test('a preview says so, and migrates the database of previews', () => {
  const args = ['--preview', '--branch', 'new-home', '--commit-dirty']
  expect(planDeploy(args, 'https://new-home.x.pages.dev', withPreview)).toEqual({
    isPreview: true,
    database: "the previews' own database acme-preview",
    siteUrl: 'https://new-home.x.pages.dev',
    databaseFlags: ['--env', 'preview'],
    pagesFlags: ['--commit-dirty', '--branch', 'new-home'],
    clockFlags: null,
  })
  expect(planDeploy(['--branch=new-home', '--preview'], undefined, withPreview).pagesFlags).toEqual([
    '--branch',
    'new-home',
  ])
})

test('another branch than the production branch is no production, and the production branch is no preview', () => {
  expect(() => planDeploy(['--branch', 'new-home'], 'https://a.b', withPreview)).toThrow(
    'new-home is not the production branch, which is main. For a preview: npm run deploy -- --preview --branch new-home.',
  )
  expect(() => planDeploy(['--preview', '--branch', 'main'], 'https://a.b', withPreview)).toThrow(
    'main is the production branch, so Cloudflare would publish this as the site itself.',
  )
})

test('the companion Worker goes with production, to its address, and not with a preview', () => {
  const target = { ...withPreview, hasClock: true }
  expect(planDeploy([], 'https://www.example.com/', target).clockFlags).toEqual([
    '--config',
    '.wrangler/cloud/clock.json',
    '--var',
    'SITE_URL:https://www.example.com',
  ])
  expect(planDeploy(['--preview', '--branch', 'x'], undefined, target).clockFlags).toBeNull()
})

test('a preview without a branch name or a database of its own is refused', () => {
  for (const args of [['--preview'], ['--preview', '--branch'], ['--preview', '--branch=']]) {
    expect(() => planDeploy(args, 'https://a.b', withPreview)).toThrow('--preview needs a branch name')
  }
  expect(() => planDeploy(['--preview', '--branch=x'], 'https://a.b', config)).toThrow(
    'a preview must not write to the production database. `npm run setup:cloud -- --again` creates one.',
  )
})

test.each([
  undefined,
  '',
  'http://www.example.com',
  'https://www.example.com/blog',
  'www.example.com',
  'https://a.b/?c',
])('SITE_URL %s is refused', (siteUrl) => {
  expect(() => planDeploy([], siteUrl, config)).toThrow('SITE_URL must be the public https origin')
})

test('a fresh clone, which has no database on Cloudflare, is refused', () => {
  const fresh = { ...config, hasDatabase: false }
  expect(() => planDeploy([], 'https://www.example.com', fresh)).toThrow('no database on Cloudflare yet')
})

test('without SITE_URL, production is built for the origin of the settings and a preview for that of its branch', () => {
  const target = { ...withPreview, pagesDomain: 'acme-7xk.pages.dev', siteUrl: 'https://www.example.com' }
  expect(planDeploy([], undefined, target).siteUrl).toBe('https://www.example.com')
  expect(planDeploy(['--preview', '--branch', 'Fix/The_header'], '', target).siteUrl).toBe(
    'https://fix-the-header.acme-7xk.pages.dev',
  )
})
