import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { freshQuery } from '#api/query.ts'
import { userTexts as texts } from '#content/interface/admin/user.ts'
import { roleNames } from '#content/interface/admin/users.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { userRefusals } from '#content/interface/answers.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { BreakableAddress } from '#ui/breakable-address.tsx'
import { cn } from '#ui/cn.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { usersPagePath, UserStateBadge } from './user-columns.tsx'
import { UserAccess } from './user-access.tsx'
import { UserRole } from './user-role.tsx'

const userQuery = (id: string) => freshQuery(adminEndpoints.user, { params: { id } })

interface UserPageProps {
  appointments: (userId: number) => ReactNode
}

export function UserPage({ appointments }: UserPageProps) {
  const id = useOwnId()
  return id ? <LoadedUser key={id} id={id} appointments={appointments} /> : <UserNotFound />
}

const list = { href: usersPagePath, label: texts.allUsers }

const UserNotFound = () => (
  <RecordNotFound title={labelTexts.account} message={userRefusals['user-not-found']} list={list} />
)

function LoadedUser({ id, appointments }: UserPageProps & { id: string }) {
  const query = useQuery(userQuery(id))
  if (query.error instanceof ApiError && query.error.status === 404) return <UserNotFound />
  return (
    <RecordPage
      query={query}
      title={query.data?.name ?? labelTexts.account}
      texts={texts}
      list={list}
      summary={(user) => (
        <>
          <UserStateBadge user={user} />
          <span className="wrap-anywhere">{user.username}</span>
          {user.isYou ? <span>{texts.you}</span> : null}
        </>
      )}
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
      {(user) => (
        <UserCards
          user={user}
          appointments={takesAppointments(user.role) && !user.isDisabled ? appointments(user.id) : null}
        />
      )}
    </RecordPage>
  )
}

function UserCards({ user, appointments }: { user: AdminUserDetail; appointments: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <SectionCard title={labelTexts.account}>
        <Facts user={user} />
      </SectionCard>
      <div className={cn('print-hidden grid grid-cols-1 gap-5', appointments && 'lg:col-start-1')}>
        <SectionCard title={labelTexts.role}>
          <UserRole user={user} />
        </SectionCard>
        <SectionCard title={texts.access}>
          <UserAccess user={user} />
        </SectionCard>
      </div>
      {appointments ? (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{appointments}</div>
      ) : null}
    </div>
  )
}

function Facts({ user }: { user: AdminUserDetail }) {
  const facts = [
    [labelTexts.name, user.name],
    [labelTexts.username, user.username],
    [
      labelTexts.email,
      <BreakableAddress key="email">
        {user.isConfirmed ? user.email : texts.unconfirmed(user.email)}
      </BreakableAddress>,
    ],
    [labelTexts.role, roleNames[user.role]],
    [texts.registered, <LocalTime key="registered" iso={user.createdAt} />],
    [texts.signedIn, texts.devices(user.sessions)],
    [texts.lastSeen, user.lastSeenAt ? <LocalTime key="seen" iso={user.lastSeenAt} /> : texts.notSignedIn],
    [labelTexts.requests, user.bookings],
    [labelTexts.projects, user.projects],
    ...(takesAppointments(user.role) ? [[texts.assigned, <Work key="work" user={user} />] as const] : []),
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

function Work({ user: { id, work } }: { user: AdminUserDetail }) {
  const bookings = texts.work(work)
  return (
    <>
      {work.requests + work.appointments === 0 ? (
        bookings
      ) : (
        <SiteLink
          href={`/admin/contact-submissions?view=bookings&assignee=${id}`}
          className="text-link hover:underline"
        >
          {bookings}
        </SiteLink>
      )}
      {`, ${texts.projects(work.projects)}`}
    </>
  )
}
