import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { ApiError } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { scheduleTexts as texts } from '#content/interface/schedule.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import type { DayOff, HoursRange, Schedule } from '#contracts/schedules.ts'
import { toast } from '#ui/toast-store.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { readSettings, settingsOf, type UnsavedSettings, unsavedSettingsSchema } from './schedule-settings.ts'
import { scheduleQuery } from './queries.ts'
import { useRefusal } from './use-refusal.ts'

export interface Numbered<Value> {
  id: number
  value: Value
}

const withNumbers = <Value>(values: readonly Value[]): Numbered<Value>[] =>
  values.map((value, id) => ({ id, value }))
const nextId = (rows: readonly { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1

export function useScheduleDraft(person: number | 'me', schedule: Schedule) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const unsavedValues = useUnsavedValues(`schedule-${person}`, unsavedSettingsSchema)
  const [storedSettings] = useState(() => settingsOf(schedule))
  const [initial, setInitial] = useState(unsavedValues.found ?? storedSettings)
  const [hours, setHours] = useState(() => withNumbers(initial.weeklyHours))
  const [daysOff, setDaysOff] = useState(() => withNumbers(initial.daysOff))
  const { refuse, forgetRefusal, ...refusal } = useRefusal()

  const currentSettings = (): UnsavedSettings => {
    if (!form.current) return initial
    const weeklyHours = hours.map(({ value }) => value)
    const { revision } = initial
    return {
      ...readSettings(new FormData(form.current)),
      weeklyHours,
      daysOff: daysOff.map(({ value }) => value),
      revision,
    }
  }
  const isUnsaved = () => !isSame(currentSettings(), storedSettings)
  const keepUnsaved = () => unsavedValues.keep(isUnsaved() ? currentSettings() : undefined)
  const latest = useRef(currentSettings)
  useUnsavedWarning(isUnsaved, unsavedValues.leave)
  useEffect(() => {
    latest.current = currentSettings
    keepUnsaved()
  })

  function discard() {
    unsavedValues.discard()
    setInitial(storedSettings)
    setHours(withNumbers(storedSettings.weeklyHours))
    setDaysOff(withNumbers(storedSettings.daysOff))
    forgetRefusal()
  }

  async function save() {
    const sentSettings = currentSettings()
    const rowIds = { weeklyHours: idsOf(hours), daysOff: idsOf(daysOff) }
    forgetRefusal()
    try {
      const response = await call(accountEndpoints.changeSchedule, {
        params: { id: person },
        body: sentSettings,
      })
      const now = latest.current()
      unsavedValues.leave(isSame(now, sentSettings) ? undefined : { ...now, revision: response.revision })
      client.setQueryData(scheduleQuery(person).queryKey, response)
      forgetPublicReads()
      toast({ title: texts.savedTitle })
    } catch (error) {
      if (error instanceof ApiError) refuse(error, sentSettings, rowIds)
      throw error
    }
  }

  return {
    form,
    initial,
    isDiscarded: unsavedValues.found !== undefined && initial === storedSettings,
    keepUnsaved,
    unsavedState: unsavedValues.state,
    discard,
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
    ...refusal,
    save,
  }
}

const idsOf = (rows: readonly Numbered<unknown>[]) => rows.map(({ id }) => id)

const isSame = (one: UnsavedSettings, other: UnsavedSettings) => hashKey([one]) === hashKey([other])

const withChange = <Value>(rows: readonly Numbered<Value>[], id: number, change: Partial<Value>) =>
  rows.map((row) => (row.id === id ? { id, value: { ...row.value, ...change } } : row))

export type ScheduleDraft = ReturnType<typeof useScheduleDraft>
