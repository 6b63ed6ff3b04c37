import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { HelpRequest, PlainFailure, runScript } from './plain-failure.ts'

let log: MockInstance<typeof console.error>
const exitCodeBefore = process.exitCode

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  process.exitCode = exitCodeBefore
  vi.restoreAllMocks()
})

test('a failure for the user is one line, and the command fails', async () => {
  await runScript(() => Promise.reject(new PlainFailure('The port is busy.')))
  expect(log.mock.calls).toEqual([['The port is busy.']])
  expect(process.exitCode).toBe(1)
})

test('a command that is asked for help prints its usage and succeeds', async () => {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runScript(() => Promise.reject(new HelpRequest('npm run x')))
  expect(output.mock.calls).toEqual([['npm run x']])
  expect(log).not.toHaveBeenCalled()
  expect(process.exitCode).toBe(exitCodeBefore)
})

test('a bug keeps its stack, and the command fails', async () => {
  const bug = new TypeError('x is not a function')
  await runScript(() => Promise.reject(bug))
  expect(log.mock.calls).toEqual([[bug]])
  expect(process.exitCode).toBe(1)
})

test('a command that succeeds prints nothing', async () => {
  await runScript(async () => {})
  expect(log).not.toHaveBeenCalled()
  expect(process.exitCode).toBe(exitCodeBefore)
})
