import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const result = { id: 'a', changed: ['X'], refused: [] } as never
const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an offer outlives a reload until its time is over', async () => {
  const { offerUndo } = await import('./bulk-undo.ts')
  offerUndo(result)
  vi.resetModules()
  expect((await import('./bulk-undo.ts')).undoStore.get()).toMatchObject({ result: { changed: ['X'] } })
  vi.resetModules()
  vi.setSystemTime(1_010_000)
  expect((await import('./bulk-undo.ts')).undoStore.get()).toBeNull()
})

test('a dismissed offer is gone, and subscribers hear of it', async () => {
  const { dismissUndo, offerUndo, undoStore } = await import('./bulk-undo.ts')
  const heard = vi.fn()
  undoStore.subscribe(heard)
  offerUndo(result)
  dismissUndo()
  expect([undoStore.get(), stored.size, heard.mock.calls.length]).toEqual([null, 0, 2])
})

test.each(['{', '[]', '{"endsAt":9999999,"result":{}}'])('%s in the storage is no offer', async (text) => {
  stored.set('bulk-undo', text)
  expect((await import('./bulk-undo.ts')).undoStore.get()).toBeNull()
})
