import { castBody } from '#browser/api-error.ts'
import type { FreeSlots } from '#contracts/schedules.ts'
import { getJson } from './get-json.ts'

/** Returns the free times of the days from one to another in a time zone. */
export const fetchSlots = (
  serviceId: number,
  days: Record<'from' | 'to' | 'zone', string>,
): Promise<FreeSlots> =>
  getJson(`/api/services/${serviceId}/slots?${new URLSearchParams(days)}`, castBody<FreeSlots>)
