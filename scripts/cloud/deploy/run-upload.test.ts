import { expect, test } from 'vitest'
import { aCloud } from '#tests/builders/cloud.ts'
import { runUpload } from './run-upload.ts'

async function uploadTo(cloud: ReturnType<typeof aCloud>) {
  const waits: number[] = []
  const outside = { print: () => undefined, wait: async (seconds: number) => waits.push(seconds) }
  const failure = await runUpload('The upload', () => cloud.wrangler(['deploy']), outside).then(
    () => null,
    (error: Error) => error.message,
  )
  return { failure, waits }
}

test('an upload that is refused says what to do, and the next one goes on', async () => {
  const flagged = aCloud({ refusedFlag: 'new_module_registry', clockFlags: ['new_module_registry'] })
  expect((await uploadTo(flagged)).failure).toMatch(
    /^The upload failed: Cloudflare refuses the compatibility flag new_module_registry.* Then run this command again; it continues from here.$/,
  )
  const fresh = aCloud({ hasSubdomain: false })
  expect((await uploadTo(fresh)).failure).toContain('no workers.dev subdomain yet')
  await fresh.call('PUT', `/accounts/${'a'.repeat(32)}/workers/subdomain`, { subdomain: 'acme' })
  expect((await uploadTo(fresh)).failure).toBeNull()
  expect((await uploadTo(aCloud({ forbidden: ['/workers/scripts/'] }))).failure).toContain(
    'The token lacks the permission “Workers Scripts: Edit”.',
  )
})

test('an upload waits for a rate limit as long as Cloudflare asks', async () => {
  expect(await uploadTo(aCloud({ busy: { path: '/workers/scripts/clock', times: 2 } }))).toEqual({
    failure: null,
    waits: [7, 7],
  })
})
