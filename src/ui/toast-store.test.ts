import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastRemovalDelayMs, toastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('a second toast replaces the first', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Second'])
})

it('a dismissed toast closes at once and its record is removed 1,000,000 ms later', () => {
  const id = toast({ title: 'Dismissed' })
  dismissToast(id)
  expect(toastStore.get()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(toastRemovalDelayMs - 1)
  expect(toastStore.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toEqual([])
  expect(toastRemovalDelayMs).toBe(1_000_000)
})

it('dismissing twice does not schedule a second removal', () => {
  const id = toast({ title: 'Twice' })
  dismissToast(id)
  dismissToast(id)
  expect(vi.getTimerCount()).toBe(1)
})

it('listeners are called on every change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = toastStore.subscribe(listener)
  const id = toast({ title: 'Heard' })
  dismissToast(id)
  stop()
  toast({ title: 'Unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
})
