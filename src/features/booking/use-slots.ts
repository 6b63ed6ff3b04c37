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
  const [loaded, setLoaded] = useState<Slots>({ state: 'loading', slots: [], isRenewing: false })
  const load = useCallback(
    async (from: string | undefined, lost?: string) => {
      setLoaded(({ slots }) => ({
        state: 'loading',
        slots: slots.filter(({ startsAt }) => startsAt !== lost),
        isRenewing: slots.some(({ startsAt }) => from && dayOf(startsAt) >= from),
      }))
      try {
        const more = await fetchSlots(serviceId, { ...(from ? { from } : {}), zone: ownTimeZone() })
        setLoaded(({ slots }) => ({
          state: 'loaded',
          slots: [...slots.filter(({ startsAt }) => from && dayOf(startsAt) < from), ...more.slots],
          next: more.next,
        }))
      } catch {
        setLoaded(({ slots }) => ({ state: 'failed', slots, from }))
      }
    },
    [serviceId],
  )
  useEffect(() => {
    const lostSlot = lostSlots.at(-1)
    void load(lostSlot && dayOf(lostSlot), lostSlot)
  }, [load, lostSlots])
  return { loaded, load }
}

const dayOf = (startsAt: string) => calendarDay(new Date(startsAt), ownTimeZone())
