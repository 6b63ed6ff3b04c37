import { castBody } from '#browser/api-error.ts'
import type { FreeSlots } from '#contracts/schedules.ts'
import { getJson } from './get-json.ts'

export const fetchSlots = (serviceId: number, from?: string): Promise<FreeSlots> =>
  getJson(`/api/services/${serviceId}/slots${from ? `?from=${from}` : ''}`, castBody<FreeSlots>)
