import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#browser/api-error.ts'
import { jsonQuery } from '#api/json-query.ts'
import { type AdminUserDetail, adminUserDetailSchema } from '#contracts/admin-users.ts'
import { userRefusals } from '#contracts/texts/en.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { RecordBody } from '../frame/record-body.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { roleNames, usersPagePath, usersPath } from './names.ts'
import { UserAccess } from './user-access.tsx'
import { UserRole } from './user-role.tsx'

const userQuery = (id: string) => ({
  ...jsonQuery(`${usersPath}/${id}`, adminUserDetailSchema),
  gcTime: 0,
})

export function UserPage() {
  const id = useOwnId()
  return id ? <LoadedUser key={id} id={id} /> : <UserNotFound />
}

const UserNotFound = () => (
  <RecordNotFound
    title="Account"
    message={userRefusals['user-not-found']}
    list={{ href: usersPagePath, label: 'All users' }}
  />
)

function LoadedUser({ id }: { id: string }) {
  const query = useQuery(userQuery(id))
  const user = query.data
  // Also reached when the account is deleted while it is shown.
  if (query.error instanceof ApiError && query.error.status === 404) return <UserNotFound />
  return (
    <>
      <TitleBand
        title={user?.name ?? 'Account'}
        isLoading={query.isPending}
        actions={
          <ButtonLink href={usersPagePath} look="outline">
            <Icon name="arrow-left" />
            All users
          </ButtonLink>
        }
      >
        {user ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={user.isDisabled ? 'danger' : 'success'}>
              {user.isDisabled ? 'disabled' : 'active'}
            </Badge>
            <span className="wrap-anywhere">{user.username}</span>
            {user.isYou ? <span>This is you.</span> : null}
          </span>
        ) : (
          'A user account.'
        )}
      </TitleBand>
      <RecordBody status={query.status}>
        <QueryState
          query={query}
          what="the account"
          skeleton={
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <SkeletonCard className="h-110" />
              <div className="grid gap-5">
                <SkeletonCard className="h-40" />
                <SkeletonCard className="h-72" />
              </div>
            </div>
          }
        >
          {(loaded) => (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <SectionCard title="Account">
                <Facts user={loaded} />
              </SectionCard>
              <div className="grid gap-5">
                <SectionCard title="Role">
                  <UserRole user={loaded} />
                </SectionCard>
                <SectionCard title="Access">
                  <UserAccess user={loaded} />
                </SectionCard>
              </div>
            </div>
          )}
        </QueryState>
      </RecordBody>
    </>
  )
}

function Facts({ user }: { user: AdminUserDetail }) {
  const facts = [
    ['Name', user.name],
    ['Username', user.username],
    ['Email', `${user.email}${user.isConfirmed ? '' : ' (not confirmed)'}`],
    ['Role', roleNames[user.role]],
    ['Registered', <LocalTime key="registered" iso={user.createdAt} />],
    ['Signed in on', user.sessions === 1 ? '1 device' : `${user.sessions} devices`],
    [
      'Last seen',
      user.lastSeenAt ? <LocalTime key="seen" iso={user.lastSeenAt} /> : 'not currently signed in',
    ],
    ['Requests', String(user.bookings)],
    ['Projects', String(user.projects)],
  ] as const
  return (
    <dl className="text-fine">
      {facts.map(([term, fact]) => (
        <div key={term} className="flex flex-wrap gap-x-4 border-t border-line py-2.5 first:border-0">
          <dt className="w-32 shrink-0 text-ink-soft">{term}</dt>
          <dd className="min-w-0 grow basis-40 wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
