import { expect, test } from 'vitest'
import { planDeploy } from './deploy-arguments.ts'

const config = '[[d1_databases]]\ndatabase_id = "3f2c…"\n'
const withPreview = `${config}[[env.preview.d1_databases]]\ndatabase_id = "77aa…"\n`

test('production migrates its own database and passes other flags on', () => {
  expect(planDeploy(['--branch', 'main', '--commit-dirty'], 'https://www.example.com/', config)).toEqual({
    isPreview: false,
    siteUrl: 'https://www.example.com',
    databaseFlags: [],
    pagesFlags: ['--branch', 'main', '--commit-dirty'],
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
  })
})

test('a preview without a branch name or a database of its own is refused', () => {
  for (const args of [['--preview'], ['--preview', '--branch'], ['--preview', '--branch=']]) {
    expect(() => planDeploy(args, 'https://a.b', withPreview)).toThrow('--preview needs a branch name')
  }
  expect(() => planDeploy(['--preview', '--branch=x'], 'https://a.b', config)).toThrow(
    'no [[env.preview.d1_databases]]',
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

test('the placeholder database of a fresh clone is refused', () => {
  const fresh = 'database_id = "00000000-0000-0000-0000-000000000000"'
  expect(() => planDeploy([], 'https://www.example.com', fresh)).toThrow('has no database id yet')
})
