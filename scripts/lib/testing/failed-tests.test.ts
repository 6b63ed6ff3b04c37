import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

const report = (content: unknown) => writeIn(aFolder(), 'report.json', JSON.stringify(content))

test('failed tests are named with their files, and files that did not load on their own', () => {
  const name = join(process.cwd(), 'src/a.test.ts')
  const testResults = [
    {
      name,
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        { fullName: 'divides by zero', status: 'failed' },
      ],
    },
    { name: join(process.cwd(), 'src/b.test.ts'), status: 'failed', assertionResults: [] },
    { name, status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
  ]
  expect(failedInVitest(report({ testResults }))).toEqual(['src/a.test.ts: divides by zero', 'src/b.test.ts'])
})

test('failed browser tests are found inside their groups', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'home.spec.ts', ok })
  const suites = [
    { specs: [spec('shows a heading', true)], suites: [{ specs: [spec('fits a phone', false)] }] },
  ]
  expect(failedInPlaywright(report({ suites }))).toEqual(['tests/browser/home.spec.ts: fits a phone'])
})

test('without a report nothing is named', () => {
  expect([...failedInVitest('/no/such/file'), ...failedInPlaywright('/no/such/file')]).toEqual([])
})
