import * as z from 'zod/mini'
import { scheduleChangeSchema } from '#contracts/schedules.ts'
import type { UnsavedSettings } from './schedule-settings.ts'

export interface RefusedField {
  name: PropertyKey
  rowIndex?: number
  rowField?: PropertyKey
}

/** Returns the field that the contract refuses first: the server's answer has its message, but does not name it. */
export function refusedField(settings: UnsavedSettings): RefusedField | undefined {
  const [issue] = z.safeParse(scheduleChangeSchema, settings).error?.issues ?? []
  const [name, rowIndex, rowField = name === 'daysOff' ? 'lastDay' : undefined] = issue?.path ?? []
  if (name === undefined) return undefined
  return typeof rowIndex === 'number'
    ? { name, rowIndex, ...(rowField !== undefined && { rowField }) }
    : { name }
}
