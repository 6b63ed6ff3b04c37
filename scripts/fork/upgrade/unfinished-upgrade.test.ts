import { afterEach, expect, test } from 'vitest'
import { release, removeTestProjects, runUpgrade, small } from './test-project.ts'

afterEach(removeTestProjects)

test('an upgrade that was interrupted after the merge is not called done: it leads to --continue', async () => {
  const { upstream, fork } = small()
  release(upstream, '0.2.0', {})
  const install = () => Promise.reject(new Error('stopped'))
  await runUpgrade(fork, {}, { install })
  const { failure, calls } = await runUpgrade(fork)
  expect(failure).toContain('v0.2.0 is merged, but')
  expect(failure).toContain('`npm run upgrade -- --continue`')
  expect(calls).toEqual([])
  expect((await runUpgrade(fork, { continue: true })).failure).toBeNull()
  expect((await runUpgrade(fork)).printedLines).toEqual(['This project already contains v0.2.0.'])
})

test('a new upgrade during a merge with conflicts says how to end the merge, and one after the way back begins anew', async () => {
  const { upstream, fork } = small()
  const before = fork.git.read('rev-parse', 'HEAD')
  fork.write({ 'src/ui/button.ts': 'export const size = 2\n' })
  fork.commit('Make buttons larger')
  release(upstream, '0.2.0', { 'src/ui/button.ts': 'export const size = 3\n' })
  await runUpgrade(fork)
  const { failure } = await runUpgrade(fork)
  expect(failure).toContain('A merge is under way.')
  expect(failure).toContain('git merge --abort')
  fork.git.read('reset', '--quiet', '--hard', before)
  expect((await runUpgrade(fork)).printedLines[0]).toBe('From 0.1.0 to v0.2.0 (0.2.0).')
})
