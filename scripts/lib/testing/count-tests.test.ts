import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { countPlaywright, countVitest, foundNoTestFile } from './count-tests.ts'

const report = (content: unknown) => writeIn(aFolder(), 'report.json', JSON.stringify(content))

const vitest = (passedCount: number, failedCount: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passedCount, numFailedTests: failedCount, testResults })
const playwright = (stats: object, errors: unknown[] = []) =>
  report({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors })

test("each runner's passed and failed tests are counted", () => {
  expect(countVitest(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2 })
  expect(countPlaywright(playwright({ expected: 5, unexpected: 1, flaky: 1 }), 1)).toEqual({
    passed: 6,
    failed: 1,
  })
})

test('a file that fails to load counts as a failure', () => {
  const unloadedFile = { status: 'failed', assertionResults: [] }
  expect(countVitest(vitest(7, 0, [unloadedFile]), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(playwright({}, ['Timed out waiting for the server']), 1)).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('a runner that exits with an error always counts at least one failure', () => {
  expect(countVitest(vitest(7, 0), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(playwright({ expected: 3 }), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a runner that wrote no report counts as a failure', () => {
  expect(countVitest('/no/such/report.json', 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run without any test file is told from one whose tests failed', () => {
  expect(foundNoTestFile(vitest(0, 0))).toBe(true)
  expect(foundNoTestFile(vitest(0, 1, [{ status: 'failed', assertionResults: [] }]))).toBe(false)
  expect(foundNoTestFile('no-such-report.json')).toBe(false)
})
