// Covers functions/careers/[id].ts.

import { jobNotFoundCopy } from '#content/careers/copy.ts'
import { jobs } from '#content/careers/jobs.ts'
import { expect, it } from 'vitest'
import { send } from '../../tests/worker/send.ts'

it.each(['/careers/0', `/careers/${Math.max(0, ...jobs.map(({ id }) => id)) + 1}`, '/careers/1000000000'])(
  'a number without a job answers 404 with its own words: %s',
  async (path) => {
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(jobNotFoundCopy.heading)
  },
)

it.each(['/careers/abc', '/careers/1e9', '/careers/-1', '/careers/%00'])(
  'what is no number answers the plain not-found screen: %s',
  async (path) => {
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Did you forget to add the page to the router?')
  },
)
