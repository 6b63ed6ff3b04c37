import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import * as z from 'zod'
import { agencyDay } from '#shared/agency-day.ts'
import { openJobs, publicJobOf } from '#tests/builders/jobs.ts'
import { textOf } from './text-of.ts'

export const builtPage = (path: string) => partsOf(readFileSync(`dist${path}.html`, 'utf8'))

export async function pageOfToday(path: string) {
  const { renderPage } = await import(pathToFileURL(resolve('dist-server/render.js')).href)
  const today = agencyDay(new Date())
  const jobs = openJobs(today).map((job) => publicJobOf(job, today))
  const { html } = await renderPage(
    path,
    {
      today: () => today,
      jobs: async () => ({ jobs, hasMore: false }),
      job: async (slug: string) => jobs.find(({ id }) => id === slug) ?? null,
      menuPages: async () => null,
      notice: () => null,
      refusedForm: () => null,
    },
    () => undefined,
  )
  return partsOf(String(html))
}

function partsOf(html: string) {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]): unknown => JSON.parse(json ?? ''),
  )
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { body, data, text: textOf(body) }
}

export function only<Block>(data: readonly unknown[], schema: z.ZodType<Block>): Block {
  const blocks = data.flatMap((block) => schema.safeParse(block).data ?? [])
  expect(blocks).toHaveLength(1)
  return schema.parse(blocks[0])
}

const faqPage = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
})

export function expectQuestions(
  { data, text }: { data: readonly unknown[]; text: string },
  questions: readonly unknown[],
): void {
  const pages = data.flatMap((block) => faqPage.safeParse(block).data ?? [])
  expect(pages).toHaveLength(questions.length > 0 ? 1 : 0)
  const entities = pages.flatMap(({ mainEntity }) => mainEntity)
  expect(entities).toHaveLength(questions.length)
  for (const { name, acceptedAnswer } of entities) {
    expect(text).toContain(name.replace(/\s+/g, ' '))
    expect(text).toContain(acceptedAnswer.text.replace(/\s+/g, ' '))
  }
}
