import { useQuery } from '@tanstack/react-query'
import { useLatch } from '#ui/use-latch.ts'
import { scheduleQuery } from './queries.ts'

export function useScheduleIsThere(person: number | 'me', hasOne: boolean): boolean {
  const query = useQuery({ ...scheduleQuery(person), enabled: hasOne })
  return useLatch(!query.isLoading)
}
