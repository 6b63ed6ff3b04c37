import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod/mini'

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

interface Suite {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: Suite[]
}

const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() }))),
  get suites() {
    return z.optional(z.array(suite))
  },
})

const playwrightReport = z.object({ suites: z.array(suite) })

export function failedInVitest(reportFile: string): string[] {
  if (!existsSync(reportFile)) return []
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failures = assertionResults.filter(({ status }) => status === 'failed')
      return assertionResults.length === 0 ? [file] : failures.map(({ fullName }) => `${file}: ${fullName}`)
    })
}

export function failedInPlaywright(reportFile: string): string[] {
  if (!existsSync(reportFile)) return []
  return failedSpecs(playwrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8'))))
}

function failedSpecs({ specs = [], suites = [] }: Suite): string[] {
  const failures = specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/browser/${file}: ${title}`)
  return [...failures, ...suites.flatMap(failedSpecs)]
}
