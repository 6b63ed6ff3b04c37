import { expect, test } from 'vitest'
import { missingSecretLines, secretNames } from './missing-secrets.ts'

const secretList =
  'The "production" environment of your Pages project has:\n  - SOCIAL_IMAGE_KEY: Value Encrypted\n'

test('a deployment to a project without the key of the authenticator apps says so, with the command that sets it', () => {
  expect(secretNames(secretList)).toEqual(['SOCIAL_IMAGE_KEY'])
  const [first, ...rest] = missingSecretLines(secretNames(secretList), false)
  expect(first).toContain('npm run setup:cloud')
  expect(rest).toEqual([
    expect.stringMatching(/npm run cf -- pages secret put SECOND_FACTOR_KEY {2}\(.*authenticator apps/),
  ])
})

test('a preview is told about its own secrets, and a project that has all hears nothing', () => {
  expect(missingSecretLines([], true).join('\n')).toContain('put SOCIAL_IMAGE_KEY --env preview')
  expect(missingSecretLines(['MAIL_KEY', 'SECOND_FACTOR_KEY', 'SOCIAL_IMAGE_KEY'], true)).toEqual([])
})
