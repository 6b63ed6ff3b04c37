import { mkdir, rm, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildWhenStale, projectPath } from './build-when-stale.ts'

test('a step runs at first, then only when an input changed or an output is gone', async () => {
  const folder = '.generated/stale-test'
  const step = { name: 'stale-test', inputs: [`${folder}/in.txt`], outputs: [`${folder}/out.txt`] }
  onTestFinished(async () => {
    await rm(projectPath(folder), { recursive: true, force: true })
    await rm(projectPath('.generated', 'stamps', 'stale-test'), { force: true })
  })
  await mkdir(projectPath(folder), { recursive: true })
  await writeFile(projectPath(folder, 'in.txt'), 'one')
  const run = () => buildWhenStale(step, () => writeFile(projectPath(folder, 'out.txt'), 'made'))

  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  await writeFile(projectPath(folder, 'in.txt'), 'two')
  expect(await run()).toBe(true)
  await rm(projectPath(folder, 'out.txt'))
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
})

test('a step that fails runs again the next time', async () => {
  const step = { name: 'stale-test-failing', inputs: ['package.json'], outputs: [] }
  await expect(buildWhenStale(step, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  onTestFinished(() => rm(projectPath('.generated', 'stamps', 'stale-test-failing')))
  expect(await buildWhenStale(step, async () => {})).toBe(true)
})
