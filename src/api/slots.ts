import { castBody } from '#browser/api-error.ts'
import type { FreeSlots } from '#contracts/schedules.ts'
import { getJson } from './get-json.ts'

export const fetchSlots = (serviceId: number, days: { from?: string; zone: string }): Promise<FreeSlots> =>
  getJson(`/api/services/${serviceId}/slots?${new URLSearchParams(days)}`, castBody<FreeSlots>)
