import { useState } from 'react'
import type { ApiError } from '#browser/api-error.ts'
import { type RefusedField, refusedField } from './refused-field.ts'
import type { UnsavedSettings } from './schedule-settings.ts'

/** Rows have ids of their own, because some may be added or removed while the form is being sent. */
type RowIds = Readonly<Record<'weeklyHours' | 'daysOff', readonly number[]>>

interface Refusal {
  message: string
  field: RefusedField | undefined
  rowId: number | undefined
}

export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal>()

  function refuse({ status, message }: ApiError, sentSettings: UnsavedSettings, rowIds: RowIds) {
    const field = status === 400 ? refusedField(sentSettings) : undefined
    const ids = field?.name === 'weeklyHours' || field?.name === 'daysOff' ? rowIds[field.name] : []
    setRefusal({ message, field, rowId: ids[field?.rowIndex ?? -1] })
  }

  function errorOf(name: keyof UnsavedSettings, rowId?: number, rowField?: string): string | undefined {
    if (refusal?.field?.name !== name || refusal.rowId !== rowId) return undefined
    return rowField === undefined ||
      refusal.field.rowField === undefined ||
      refusal.field.rowField === rowField
      ? refusal.message
      : undefined
  }
  return { refuse, errorOf, forgetRefusal: () => setRefusal(undefined) }
}
