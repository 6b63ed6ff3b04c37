import { freshQuery } from '#api/query.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { useQuery } from '@tanstack/react-query'
import { useLatch } from '#ui/query-state.tsx'

export const scheduleQuery = (person: number | 'me') =>
  freshQuery(accountEndpoints.schedule, { params: { id: person } })

export function useScheduleIsThere(person: number | 'me', hasOne: boolean): boolean {
  const query = useQuery({ ...scheduleQuery(person), enabled: hasOne })
  return useLatch(!query.isLoading)
}
