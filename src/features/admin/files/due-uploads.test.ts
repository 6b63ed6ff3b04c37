import { expect, it } from 'vitest'
import { dueUploads, type Upload } from './due-uploads.ts'

const anUpload = (key: number, step: Upload['step']): Upload => ({
  key,
  file: new File([], `${key}.png`),
  step,
  part: 0,
  stored: null,
  problem: null,
  canRetry: false,
})

const uploadsIn = (...steps: Upload['step'][]) => steps.map((step, key) => anUpload(key, step))
const dueKeys = (...steps: Upload['step'][]) => dueUploads(uploadsIn(...steps)).map(({ key }) => key)

it('the first three of many files are sent first', () => {
  expect(dueKeys('waiting', 'waiting', 'waiting', 'waiting')).toEqual([0, 1, 2])
})

it('a file that is done or refused makes room for the next', () => {
  expect(dueKeys('done', 'sending', 'failed', 'sending', 'waiting', 'waiting')).toEqual([4])
})

it('no fourth file is sent beside three', () => {
  expect(dueKeys('sending', 'sending', 'sending', 'waiting')).toEqual([])
})
