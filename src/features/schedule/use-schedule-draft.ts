import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { ApiError } from '#browser/api-error.ts'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import { type DayOff, type HoursRange, type Schedule, scheduleSchema } from '#contracts/schedules.ts'
import { toast } from '#ui/toast-store.ts'
import { midnight } from './next-hours.ts'
import { schedulePath, scheduleQuery } from './queries.ts'

export interface Numbered<Value> {
  id: number
  value: Value
}

const withNumbers = <Value>(values: readonly Value[]): Numbered<Value>[] =>
  values.map((value, id) => ({ id, value }))
const nextId = (rows: readonly { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1

export function useScheduleDraft(person: number | 'me', schedule: Schedule) {
  const client = useQueryClient()
  const [hours, setHours] = useState(() => withNumbers(schedule.weeklyHours))
  const [daysOff, setDaysOff] = useState(() => withNumbers(schedule.daysOff))
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const data = new FormData(event.currentTarget)
    const number = (name: string) => Number(data.get(name))
    setSaving(true)
    setProblem(undefined)
    try {
      const savedSchedule = await sendJson('PUT', schedulePath(person), {
        isOpen: data.get('isOpen') !== null,
        timeZone: data.get('timeZone'),
        slotMinutes: number('slotMinutes'),
        bufferMinutes: number('bufferMinutes'),
        noticeHours: number('noticeHours'),
        daysAhead: number('daysAhead'),
        weeklyHours: hours.map(({ value }) => ({ ...value, to: value.to === '00:00' ? midnight : value.to })),
        daysOff: daysOff.map(({ value }) => value),
        revision: schedule.revision,
      })
      client.setQueryData(scheduleQuery(person).queryKey, z.parse(scheduleSchema, savedSchedule))
      toast({ title: texts.savedTitle })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setSaving(false)
    }
  }

  return {
    hours: {
      rows: hours,
      add: (range: HoursRange) => setHours([...hours, { id: nextId(hours), value: range }]),
      change: (id: number, change: Partial<HoursRange>) => setHours(withChange(hours, id, change)),
      remove: (id: number) => setHours(hours.filter((row) => row.id !== id)),
    },
    daysOff: {
      rows: daysOff,
      add: (day: DayOff) => setDaysOff([...daysOff, { id: nextId(daysOff), value: day }]),
      change: (id: number, change: Partial<DayOff>) => setDaysOff(withChange(daysOff, id, change)),
      remove: (id: number) => setDaysOff(daysOff.filter((row) => row.id !== id)),
    },
    problem,
    isSaving,
    save,
  }
}

const withChange = <Value>(rows: readonly Numbered<Value>[], id: number, change: Partial<Value>) =>
  rows.map((row) => (row.id === id ? { id, value: { ...row.value, ...change } } : row))

export type ScheduleDraft = ReturnType<typeof useScheduleDraft>
