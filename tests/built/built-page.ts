import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import type * as z from 'zod'
import { agencyDay } from '#shared/agency-day.ts'
import { textOf } from './text-of.ts'

export const builtPage = (path: string) => partsOf(readFileSync(`dist${path}.html`, 'utf8'))

export async function pageOfToday(path: string) {
  const { renderPage } = await import(pathToFileURL(resolve('dist-server/render.js')).href)
  const { html } = await renderPage(path, { today: () => agencyDay(new Date()) }, () => undefined)
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
