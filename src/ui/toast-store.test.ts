import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastRemovalDelayMs, toastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('a second toast takes the place of the first', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Second'])
})

it('a dismissed toast is closed at once and its record goes 1,000,000 ms later', () => {
  const id = toast({ title: 'Dismissed' })
  dismissToast(id)
  expect(toastStore.get()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(toastRemovalDelayMs - 1)
  expect(toastStore.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toEqual([])
  expect(toastRemovalDelayMs).toBe(1_000_000)
})

it('dismissing twice starts no second removal', () => {
  const id = toast({ title: 'Twice' })
  dismissToast(id)
  dismissToast(id)
  expect(vi.getTimerCount()).toBe(1)
})

it('whoever listens hears of each change until they stop', () => {
  const heard = vi.fn()
  const stop = toastStore.subscribe(heard)
  const id = toast({ title: 'Heard' })
  dismissToast(id)
  stop()
  toast({ title: 'Unheard' })
  expect(heard).toHaveBeenCalledTimes(2)
})
