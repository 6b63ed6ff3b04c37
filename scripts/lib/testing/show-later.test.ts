import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { exitOf, startCommand } from '../run-command.ts'
import { showLater } from './show-later.ts'

const writeNumbers = (first: number, last: number) =>
  startCommand(
    process.execPath,
    ['-e', `for (let line = ${first}; line <= ${last}; line++) console.log(line)`],
    { output: 'onFailure' },
  )

test('what a command writes is held back, however much it is, and shown in its order once it may be', async () => {
  const lines = 50_000
  const target = new PassThrough()
  let begin = () => {}
  const start = new Promise<void>((resolve) => (begin = resolve))
  const early = writeNumbers(1, lines)
  showLater(early, start, target)
  expect(await exitOf(early)).toBe(0)
  expect(target.readableLength).toBe(0)

  begin()
  await start
  const later = writeNumbers(lines + 1, lines + 2)
  showLater(later, start, target)
  await exitOf(later)
  target.end()
  expect(await text(target)).toBe(Array.from({ length: lines + 2 }, (_, index) => `${index + 1}\n`).join(''))
})

test('after a run that failed, the output is shown all the same', async () => {
  const target = new PassThrough()
  const start = Promise.reject(new Error('the run before failed'))
  const command = writeNumbers(1, 2)
  showLater(command, start, target)
  await exitOf(command)
  target.end()
  expect(await text(target)).toBe('1\n2\n')
})
