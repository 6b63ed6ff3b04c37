import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { FreeSlots } from '#contracts/schedules.ts'
import { calendarDay } from '#shared/formats.ts'
import { firstDayOf, lastDayOf, monthOf } from '#shared/month-grid.ts'
import { dayIn } from '#shared/times-of-day.ts'

interface MonthTimes {
  free: Readonly<Record<string, FreeSlots>>
  /** Undefined until the first month with free times is known. */
  month: string | undefined
  firstMonth: string | undefined
  isLoading: boolean
  hasFailed: boolean
}

const nothingYet: MonthTimes = {
  free: {},
  month: undefined,
  firstMonth: undefined,
  isLoading: true,
  hasFailed: false,
}

const keyOf = (month: string, timeZone: string) => `${month} ${timeZone}`

/** Loads the free times of the months that are shown, at first those of the first month that has any. */
export function useMonthTimes(
  serviceId: number | undefined,
  { timeZone, lostSlots }: { timeZone: string; lostSlots: readonly string[] },
) {
  const [times, setTimes] = useState(nothingYet)
  const newestLoad = useRef(0)
  const { month } = times

  const load = useCallback(
    async (wantedMonth: string | undefined) => {
      if (serviceId === undefined) return
      newestLoad.current += 1
      const thisLoad = newestLoad.current
      const show = (change: (before: MonthTimes) => Partial<MonthTimes>) => {
        if (thisLoad === newestLoad.current) setTimes((before) => ({ ...before, ...change(before) }))
      }
      const shownMonth = wantedMonth === undefined ? {} : { month: wantedMonth }
      show(() => ({ isLoading: true, hasFailed: false, ...shownMonth }))
      try {
        const [loadedMonth, slots] = await loadMonth(serviceId, wantedMonth, timeZone)
        show(({ free, firstMonth = loadedMonth }) => ({
          free: { ...free, [keyOf(loadedMonth, timeZone)]: slots },
          month: loadedMonth,
          firstMonth,
          isLoading: false,
        }))
      } catch {
        show(() => ({ isLoading: false, hasFailed: true }))
      }
    },
    [serviceId, timeZone],
  )

  const shownMonth = useRef(month)
  useEffect(() => {
    shownMonth.current = month
  }, [month])
  useEffect(() => {
    const lostSlot = lostSlots.at(-1)
    void load(lostSlot ? monthOf(dayIn(lostSlot, timeZone)) : shownMonth.current)
  }, [load, lostSlots, timeZone])

  return {
    ...times,
    shown: month === undefined ? undefined : times.free[keyOf(month, timeZone)],
    showMonth: (wanted: string) => {
      if (!times.free[keyOf(wanted, timeZone)]) return void load(wanted)
      newestLoad.current += 1
      setTimes((before) => ({ ...before, month: wanted, isLoading: false, hasFailed: false }))
    },
    retry: () => void load(month),
  }
}

async function loadMonth(
  serviceId: number,
  wantedMonth: string | undefined,
  zone: string,
): Promise<[month: string, free: FreeSlots]> {
  const fetchMonth = (month: string) =>
    call(endpoints.slots, {
      params: { id: serviceId },
      query: { from: firstDayOf(month), to: lastDayOf(month), zone },
    })
  const month = wantedMonth ?? monthOf(calendarDay(new Date(), zone))
  const free = await fetchMonth(month)
  if (wantedMonth !== undefined || free.slots.length > 0 || free.next === null) return [month, free]
  const nextMonth = monthOf(free.next)
  return [nextMonth, await fetchMonth(nextMonth)]
}
