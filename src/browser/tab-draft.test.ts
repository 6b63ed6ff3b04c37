import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftKeys, forgetDrafts, guest, readDraft, saveDraft } from './tab-draft.ts'

let storage: Record<string, string> & { getItem(key: string): string | null }

beforeEach(() => {
  storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value
    },
    removeItem(key: string) {
      delete storage[key]
    },
  })
  vi.stubGlobal('sessionStorage', storage)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('unsent text is read by its author only', () => {
  saveDraft('message', 'asha', 'Hello')
  expect(readDraft('message', 'asha')).toBe('Hello')
  expect(readDraft('message', 'mina')).toBe('')
  expect(readDraft('report', 'asha')).toBe('')
})

test('somebody’s drafts are found by the start of their keys', () => {
  saveDraft('record/1', 'asha', 'Hello')
  saveDraft('record/2', 'mina', 'Done')
  saveDraft('record', 'asha', 'New')
  storage['record/3'] = 'x'
  expect(draftKeys('record/', 'asha')).toEqual(['record/1'])
})

test('empty text removes a draft', () => {
  saveDraft('message', 'asha', 'Hello')
  saveDraft('message', 'asha', '')
  expect(Object.keys(storage)).toEqual([])
})

test('the drafts of everybody else are removed, and other entries of the tab are left alone', () => {
  saveDraft('message', 'asha', 'Hello')
  saveDraft('report', 'mina', 'Done')
  storage['draft:broken'] = 'not JSON'
  storage['reloaded-for'] = 'x'
  forgetDrafts('asha')
  expect(readDraft('message', 'asha')).toBe('Hello')
  expect(Object.keys(storage).sort()).toEqual(['draft:message', 'reloaded-for'])
  forgetDrafts()
  expect(Object.keys(storage)).toEqual(['reloaded-for'])
})

test('what a guest wrote stays for whoever signs in, and goes with a sign-out', () => {
  saveDraft('booking', guest, 'Hello')
  forgetDrafts('asha')
  expect(readDraft('booking', guest)).toBe('Hello')
  expect(readDraft('booking', 'asha')).toBe('')
  forgetDrafts()
  expect(Object.keys(storage)).toEqual([])
})

test.each(['not JSON', 'null', '7', '{}', '{"username":"asha"}', '{"username":"asha","text":1}'])(
  'a draft that reads %s is no draft',
  (json) => {
    storage['draft:message'] = json
    expect(readDraft('message', 'asha')).toBe('')
  },
)

test('in a browser that blocks storage, drafts are not kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  saveDraft('message', 'asha', 'Hello')
  forgetDrafts()
  expect(readDraft('message', 'asha')).toBe('')
})
