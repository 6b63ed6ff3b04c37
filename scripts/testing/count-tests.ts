import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface TestCount {
  passed: number
  failed: number
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** What Playwright's JSON reporter writes, as far as it is read here. */
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts Vitest's tests; a file that could not even be loaded has no tests and counts as one failure. */
export function countVitest(reportFile: string, exitCode: number): TestCount {
  const report = readReport(reportFile, vitestReport)
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length },
    exitCode,
  )
}

/** Counts Playwright's tests; a server that did not start or a file that did not load counts as a failure. */
export function countPlaywright(reportFile: string, exitCode: number): TestCount {
  const report = readReport(reportFile, playwrightReport)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + report.errors.length }, exitCode)
}

/** A runner may end with an error that belongs to no test (an unhandled rejection): the total must not say 0 then. */
function atLeastOneFailure(count: TestCount, exitCode: number): TestCount {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** The report, or undefined when the runner ended before it wrote one. */
function readReport<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
