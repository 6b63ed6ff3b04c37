import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const result = { id: 'a', changed: ['X'], refused: [] } as never
const storage = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  storage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an offer outlives a reload until its time is over', async () => {
  const { offerUndo } = await import('./bulk-undo.ts')
  offerUndo({ result, sentence: 'One request confirmed', endsAt: 1_009_500 })
  vi.resetModules()
  expect((await import('./bulk-undo.ts')).undoStore.get()).toMatchObject({ result: { changed: ['X'] } })
  vi.resetModules()
  vi.setSystemTime(1_010_000)
  expect((await import('./bulk-undo.ts')).undoStore.get()).toBeNull()
})

test('a dismissed offer is gone, and subscribers hear of it', async () => {
  const { dismissUndo, offerUndo, undoStore } = await import('./bulk-undo.ts')
  const listener = vi.fn()
  undoStore.subscribe(listener)
  offerUndo({ result, sentence: 'One request confirmed', endsAt: 1_009_500 })
  dismissUndo()
  expect([undoStore.get(), storage.size, listener.mock.calls.length]).toEqual([null, 0, 2])
})

test.each(['{', '[]', '{"endsAt":9999999,"result":{}}'])('%s in the storage is no offer', async (text) => {
  storage.set('bulk-undo', text)
  expect((await import('./bulk-undo.ts')).undoStore.get()).toBeNull()
})
