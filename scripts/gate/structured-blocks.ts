import { oncePer } from './rule.ts'
import type { PageFacts } from './page-facts.ts'

export type Block = { data: unknown } | { problem: string }

export interface Thing {
  type: string
  fields: Readonly<Record<string, unknown>>
  isInside: boolean
}

export const blocksOf = oncePer(({ jsonLd }: PageFacts): readonly Block[] =>
  jsonLd.map((text) => {
    try {
      return { data: JSON.parse(text) }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }),
)

export function thingsIn(blocks: readonly Block[]): Thing[] {
  return blocks.flatMap((block) => ('data' in block ? thingsOf(block.data, false) : []))
}

function thingsOf(value: unknown, isInside: boolean): Thing[] {
  if (Array.isArray(value)) return value.flatMap((entry) => thingsOf(entry, isInside))
  if (typeof value !== 'object' || value === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const type = fields['@type']
  const graph = fields['@graph']
  const inside = Object.entries(fields)
    .filter(([name]) => name !== '@graph')
    .flatMap(([, entry]) => thingsOf(entry, true))
  const own = typeof type === 'string' ? [{ type, fields, isInside }] : []
  return [...own, ...thingsOf(graph, isInside), ...inside]
}

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

export const addressesIn = oncePer((facts: PageFacts): readonly string[] =>
  thingsIn(blocksOf(facts)).flatMap(({ fields }) =>
    Object.values(fields)
      .flatMap(listOf)
      .flatMap((value) => (typeof value === 'string' && /^https?:\/\//.test(value) ? [value] : [])),
  ),
)
