import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { aServer } from '../../../tests/builders/http-server.ts'
import { runCommand } from '../../lib/run-command.ts'

vi.setConfig({ testTimeout: 60_000 })

async function doctorOn(answer: RequestListener) {
  const at = await aServer(answer)
  const result = await runCommand(process.execPath, ['scripts/commands/doctor.ts', '--url', at], {
    output: 'onFailure',
  })
  return { ...result, at }
}

test('another site’s faults are listed one per line with a table, and the command fails', async () => {
  const result = await doctorOn((request, response) => {
    const isSitemap = request.url === '/sitemap.xml'
    response.writeHead(200, { 'content-type': isSitemap ? 'application/xml' : 'text/html' })
    response.end(
      isSitemap ? '<urlset><url><loc>https://elsewhere.example/</loc></url></urlset>' : '<p>Parked</p>',
    )
  })
  expect(result.ok).toBe(false)
  const lines = result.output.split('\n').map((line) => line.trim())
  expect(lines).toContain('/ has no title [title-missing]')
  expect(lines).toContain('/ has 0 h1 headings [one-heading]')
  expect(lines).toContain('/no-such-page answers 200 instead of 404 [status-wrong]')
  expect(result.output).toContain(
    `${result.at} was built for https://elsewhere.example, so every canonical and social URL points there.`,
  )
  expect(lines.some((line) => /^titles and descriptions +7 +\d+$/.test(line))).toBe(true)
  expect(lines.filter((line) => line !== '').at(-1)).toMatch(
    /^\d+ pages checked: \d+ errors, \d+ sample values?, \d+ files? with sample sentences\.$/,
  )
})

test('a server that only answers with errors does not crash the doctor', async () => {
  const result = await doctorOn((_, response) => response.writeHead(503).end())
  expect(result.ok).toBe(false)
  expect(result.output).toContain('/sitemap.xml lists no page [sitemap-dead]')
  expect(result.output).not.toMatch(/\n\s+at /)
})
