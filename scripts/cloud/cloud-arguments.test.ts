import { expect, test } from 'vitest'
import { cloudArguments, cloudEnvironment } from './cloud-arguments.ts'

test.each([
  ['d1 execute DB --remote', 'd1 execute DB --remote --config .wrangler/cloud/wrangler.json'],
  ['pages deploy --branch main', 'pages deploy --branch main --cwd .wrangler/cloud'],
  ['pages secret put MAIL_KEY', 'pages secret put MAIL_KEY --cwd .wrangler/cloud'],
])('wrangler %s is for the project and the databases of the fork', (command, run) => {
  expect(cloudArguments(command.split(' '))).toEqual(run.split(' '))
})

test.each([
  'd1 execute DB --local',
  'd1 list -c other.json',
  'pages dev',
  'whoami --json',
  'login',
  '--version',
  'd1 --help',
])('wrangler %s runs as it is typed', (command) => {
  expect(cloudArguments(command.split(' '))).toEqual(command.split(' '))
})

test('the account of the settings is used unless the environment names one', () => {
  const settings = { accountId: 'a'.repeat(32) }
  expect(cloudEnvironment(settings, {}).CLOUDFLARE_ACCOUNT_ID).toBe('a'.repeat(32))
  expect(cloudEnvironment(settings, { CLOUDFLARE_ACCOUNT_ID: 'b' }).CLOUDFLARE_ACCOUNT_ID).toBe('b')
  expect(cloudEnvironment({}, {})).not.toHaveProperty('CLOUDFLARE_ACCOUNT_ID')
})
