import { expect, test } from 'vitest'
import { explainFailure, reasonOf, secondsToWait } from './explain-failure.ts'

const upload = 'Uploading... (429/705)\nnew_module_registry\n'

test('only the error of wrangler is read, not what it uploaded before', () => {
  const output = `${upload}✘ [ERROR] The disk is full.\n\n  Make room.\n`
  expect(explainFailure(output)).toBeNull()
  expect(secondsToWait(output)).toBeNull()
  expect(reasonOf(output)).toBe('The disk is full. Make room.')
})

test.each([
  ['A request failed.\n\n  Too many requests. [code: 10429]', 'takes no more requests for now'],
  ['The Pages project "acme" does not exist.', '`npm run setup:cloud` creates it'],
  ["In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN", 'Nobody is signed in'],
  ['No such compatibility flag: new_module_registry', 'withoutFlags'],
  [
    'A request to the Cloudflare API (/accounts/a/r2/buckets) failed.\n\n  Authentication error [code: 10000]',
    'lacks the permission “Workers R2 Storage: Edit”',
  ],
  ['Authentication error [code: 10000]', 'does not accept this sign-in'],
])('%s is explained', (error, advice) => {
  expect(
    explainFailure(`${upload}\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m ${error}`),
  ).toContain(advice)
})
