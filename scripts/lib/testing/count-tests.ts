import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface TestCount {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

export function countVitest(reportFile: string, exitCode: number): TestCount {
  const report = readReport(reportFile, vitestReport)
  if (!report) return { passed: 0, failed: 1 }
  const unloadedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloadedFiles.length },
    exitCode,
  )
}

export function foundNoTestFile(reportFile: string): boolean {
  return readReport(reportFile, vitestReport)?.testResults.length === 0
}

export function countPlaywright(reportFile: string, exitCode: number): TestCount {
  const report = readReport(reportFile, playwrightReport)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + report.errors.length }, exitCode)
}

function atLeastOneFailure(count: TestCount, exitCode: number): TestCount {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function readReport<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
