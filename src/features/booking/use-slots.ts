import { useCallback, useEffect, useState } from 'react'
import { fetchSlots } from '#api/slots.ts'
import type { Slot } from '#contracts/schedules.ts'
import { calendarDay } from '#shared/formats.ts'
import { ownTimeZone } from '#shared/own-time-zone.ts'

type Slots =
  | { state: 'loading'; slots: readonly Slot[]; isRenewing: boolean }
  | { state: 'failed'; slots: readonly Slot[]; from: string | undefined }
  | { state: 'loaded'; slots: readonly Slot[]; next: string | null }

/** @param lostSlots times that somebody else took: each loss reloads the times around it */
export function useSlots(serviceId: number, lostSlots: readonly string[]) {
  const [slotList, setSlotList] = useState<Slots>({ state: 'loading', slots: [], isRenewing: false })
  const load = useCallback(
    async (from: string | undefined, lostSlot?: string) => {
      setSlotList(({ slots }) => ({
        state: 'loading',
        slots: slots.filter(({ startsAt }) => startsAt !== lostSlot),
        isRenewing: slots.some(({ startsAt }) => from && dayOf(startsAt) >= from),
      }))
      try {
        const more = await fetchSlots(serviceId, { ...(from ? { from } : {}), zone: ownTimeZone() })
        setSlotList(({ slots }) => ({
          state: 'loaded',
          slots: [...slots.filter(({ startsAt }) => from && dayOf(startsAt) < from), ...more.slots],
          next: more.next,
        }))
      } catch {
        setSlotList(({ slots }) => ({ state: 'failed', slots, from }))
      }
    },
    [serviceId],
  )
  useEffect(() => {
    const lostSlot = lostSlots.at(-1)
    void load(lostSlot && dayOf(lostSlot), lostSlot)
  }, [load, lostSlots])
  return { slotList, load }
}

const dayOf = (startsAt: string) => calendarDay(new Date(startsAt), ownTimeZone())
