import { readFileSync } from 'node:fs'

export interface PageParts {
  path: string
  lang: string
  head: string
  style: string
  body: string
}

export const pages: PageParts[] = JSON.parse(readFileSync(process.env.BENCH_PAGES ?? '', 'utf8'))
