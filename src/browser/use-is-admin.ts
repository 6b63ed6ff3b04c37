import { useSession } from './current-user.ts'

/** For what an editor does not see in the back office. The endpoints enforce it. */
export function useIsAdmin(): boolean {
  const session = useSession()
  return session.status === 'signed-in' && session.user.role === 'admin'
}
