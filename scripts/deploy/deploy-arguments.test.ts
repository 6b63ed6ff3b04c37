import { expect, test } from 'vitest'
import { planDeploy } from './deploy-arguments.ts'

const config = { project: 'acme', hasDatabase: true, hasPreviewDatabase: false }
const withPreview = { ...config, hasPreviewDatabase: true }

test('production migrates its own database and passes other flags on', () => {
  expect(planDeploy(['--branch', 'main', '--commit-dirty'], 'https://www.example.com/', config)).toEqual({
    isPreview: false,
    siteUrl: 'https://www.example.com',
    databaseFlags: [],
    pagesFlags: ['--branch', 'main', '--commit-dirty'],
    clockFlags: null,
  })
})

test('a preview migrates the preview database', () => {
  expect(
    planDeploy(['--preview', '--branch', 'new-home'], 'https://new-home.x.pages.dev', withPreview),
  ).toEqual({
    isPreview: true,
    siteUrl: 'https://new-home.x.pages.dev',
    databaseFlags: ['--env', 'preview'],
    pagesFlags: ['--branch', 'new-home'],
    clockFlags: null,
  })
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
  expect(() => planDeploy(['--preview', '--branch=x'], 'https://a.b', config)).toThrow('no previewDatabase')
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
  const target = { ...withPreview, siteUrl: 'https://www.example.com' }
  expect(planDeploy([], undefined, target).siteUrl).toBe('https://www.example.com')
  expect(planDeploy(['--preview', '--branch', 'Fix/The_header'], '', target).siteUrl).toBe(
    'https://fix-the-header.acme.pages.dev',
  )
})
