import { jobNotFoundCopy } from '#content/careers/copy.ts'
import { openJobs } from '#tests/builders/jobs.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { expect, it } from 'vitest'
import { notFoundCopy } from '#content/not-found.ts'
import { textOf } from '#tests/built/text-of.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/careers')

it.each(['/careers/0', '/careers/987654321', '/careers/1000000000'])(
  'a number without a job answers 404 with its own words: %s',
  async (path) => {
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(textOf(await response.text())).toContain(jobNotFoundCopy.heading)
  },
)

it.each(['/careers/abc', '/careers/1e9', '/careers/-1', '/careers/%00'])(
  'what is no number answers the plain not-found screen: %s',
  async (path) => {
    const response = await send(path)
    expect(response.status).toBe(404)
    expect(textOf(await response.text())).toContain(notFoundCopy.question)
  },
)

it('the list and each posting come from the Function, newest posting first', async () => {
  const jobs = openJobs(agencyDay(new Date()))
  const list = await send('/careers')
  expect(list.status).toBe(200)
  const html = await list.text()
  const links = [...html.matchAll(/href="\/careers\/([^"]+)"/g)].map(([, id]) => id)
  expect([...new Set(links)]).toEqual(jobs.map(({ id }) => id))
  for (const { id, title } of jobs) {
    const page = await send(`/careers/${id}`)
    expect([page.status, (await page.text()).includes(`${title}</h1>`)]).toEqual([200, true])
  }
})
