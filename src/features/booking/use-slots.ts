import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSlots } from '#api/slots.ts'
import type { Slot } from '#contracts/schedules.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'
import { dayOf, mergeSlots } from './merge-slots.ts'

type SlotsButton = 'later' | 'again' | undefined

type Slots =
  | { state: 'loading'; slots: readonly Slot[]; isRenewing: boolean; button: SlotsButton }
  | { state: 'failed'; slots: readonly Slot[]; from: string | undefined }
  | { state: 'loaded'; slots: readonly Slot[]; next: string | null }

const firstLoad: Slots = { state: 'loading', slots: [], isRenewing: false, button: undefined }

export function useSlots(serviceId: number, lostSlots: readonly string[]) {
  const [slotList, setSlotList] = useState<Slots>(firstLoad)
  const newestLoad = useRef(0)
  const load = useCallback(
    async (from: string | undefined, lostSlot?: string) => {
      newestLoad.current += 1
      const thisLoad = newestLoad.current
      const show = (next: (before: Slots) => Slots) => {
        if (thisLoad === newestLoad.current) setSlotList(next)
      }
      setSlotList((before) => ({
        state: 'loading',
        slots: before.slots.filter(({ startsAt }) => startsAt !== lostSlot),
        isRenewing: before.slots.some(({ startsAt }) => from && dayOf(startsAt) >= from),
        button: buttonOf(before),
      }))
      try {
        const more = await fetchSlots(serviceId, { ...(from ? { from } : {}), zone: ownTimeZone() })
        show(({ slots }) => ({
          state: 'loaded',
          slots: mergeSlots(slots, { from, loadedSlots: more.slots, now: new Date() }),
          next: more.next,
        }))
      } catch {
        show(({ slots }) => ({ state: 'failed', slots, from }))
      }
    },
    [serviceId],
  )
  useEffect(() => {
    const lostSlot = lostSlots.at(-1)
    void load(lostSlot && dayOf(lostSlot), lostSlot)
  }, [load, lostSlots])
  const loadMore = () => {
    if (slotList.state === 'failed') void load(slotList.from)
    if (slotList.state === 'loaded' && slotList.next) void load(slotList.next)
  }
  return { slotList, button: buttonOf(slotList), loadMore }
}

function buttonOf(slotList: Slots): SlotsButton {
  if (slotList.state === 'loading') return slotList.button
  if (slotList.state === 'failed') return 'again'
  return slotList.next ? 'later' : undefined
}
