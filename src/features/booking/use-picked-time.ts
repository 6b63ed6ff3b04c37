import { useState } from 'react'
import type { Slot } from '#contracts/schedules.ts'
import { monthOf } from '#shared/month-grid.ts'
import { dayIn, groupByDay, type HourCycle, nearestDay } from '#shared/times-of-day.ts'
import { useMonthTimes } from './use-month-times.ts'

interface Offer {
  /** Undefined where no appointments are offered. */
  serviceId: number | undefined
  firstSlot: string
  lostSlots: readonly string[]
  timeZone: string
  setTimeZone: (timeZone: string) => void
}

export type PickedTime = ReturnType<typeof usePickedTime>

/** The month, day and time that somebody who asks for an appointment looks at or has chosen. */
export function usePickedTime({ serviceId, firstSlot, lostSlots, timeZone, setTimeZone }: Offer) {
  const [hourCycle, setHourCycle] = useState<HourCycle>('h23')
  const [day, showDay] = useState<string>()
  const [choice, setChoice] = useState<{ slot: string; losses: number }>()
  const months = useMonthTimes(serviceId, { timeZone, lostSlots })
  const { slot: chosenSlot, losses } = choice ?? { slot: firstSlot, losses: 0 }
  const slot = losses === lostSlots.length ? chosenSlot : undefined
  const { month, shown } = months
  const slots = (shown?.slots ?? []).filter(({ startsAt }) => isOffered(startsAt, lostSlots))
  const days = groupByDay(slots, timeZone)
  const lostSlot = lostSlots.at(-1)
  const lostDay = lostSlot && dayIn(lostSlot, timeZone)
  const wantedDay = day ?? lostDay ?? (slot && dayIn(slot, timeZone))
  return {
    ...months,
    timeZone,
    setTimeZone,
    hourCycle,
    setHourCycle,
    slot,
    choose: (next: string) => setChoice({ slot: next, losses: lostSlots.length }),
    days,
    shownDay: shownDayOf([...days.keys()], wantedDay, month),
    showDay,
    lostDay,
    losses: lostSlots.length,
    minutes: minutesOf(slots, slot),
  }
}

const isOffered = (startsAt: string, lostSlots: readonly string[]) =>
  !lostSlots.includes(startsAt) && new Date(startsAt) > new Date()

function shownDayOf(days: readonly string[], wantedDay: string | undefined, month: string | undefined) {
  const isOfMonth = wantedDay && month && monthOf(wantedDay) === month
  return isOfMonth ? nearestDay(days, wantedDay) : days[0]
}

/** Appointments have the length of the person's schedule, so those of two people may differ. */
function minutesOf(slots: readonly Slot[], slot: string | undefined): number | undefined {
  const chosen = slots.find(({ startsAt }) => startsAt === slot)
  const lengths = new Set(slots.map(({ minutes }) => minutes))
  return chosen?.minutes ?? (lengths.size === 1 ? slots[0]?.minutes : undefined)
}
