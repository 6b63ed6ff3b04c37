import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountPageTexts as texts } from '#content/interface/account/profile.ts'
import { linkTexts } from '#content/interface/links.ts'
import type { User } from '#contracts/auth.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { ButtonLink } from '#ui/button.tsx'
import { QueryState, useLatch } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { CalendarCards } from './calendar-cards.tsx'
import { DataCard } from './data-card.tsx'
import { EmailState } from './email-state.tsx'
import { EmailsCard } from './emails-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import {
  accountQuery,
  calendarsQuery,
  emailChoicesQuery,
  secondFactorQuery,
  sessionsQuery,
} from './queries.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

interface AccountPageProps {
  user: User
  appointments: ReactNode
  areAppointmentsThere: boolean
}

export function AccountPage({ user, appointments, areAppointmentsThere }: AccountPageProps) {
  const account = useQuery(accountQuery)
  const factor = useQuery(secondFactorQuery)
  const sessions = useQuery(sessionsQuery)
  const emailChoices = useQuery(emailChoicesQuery)
  const calendars = useQuery(calendarsQuery)
  const isAccountThere = useLatch(!account.isLoading)
  const isFactorThere = useLatch(!factor.isLoading)
  const areSessionsThere = useLatch(!sessions.isLoading)
  const areChoicesThere = useLatch(!emailChoices.isLoading) && areSessionsThere
  const areCalendarsThere = useLatch(!calendars.isLoading)
  const isTopThere = isAccountThere && isFactorThere
  const areCardsThere = isTopThere && areChoicesThere && areCalendarsThere && areAppointmentsThere
  const isStaff = takesAppointments(user.role)
  const devices = (
    <>
      <SessionsCard sessions={sessions} />
      {areChoicesThere ? <EmailsCard choices={emailChoices} /> : null}
    </>
  )
  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand
        title={texts.title}
        actions={
          <ButtonLink href="/dashboard" look="outline">
            {linkTexts.dashboard}
          </ButtonLink>
        }
      >
        {texts.signedInAs(user.username, texts.roles[user.role])}
      </TitleBand>
      <div className="page-width grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <QueryState
            query={account}
            what={texts.what}
            skeleton={
              <div className="grid grid-cols-1 gap-5">
                <SkeletonCard className="h-15" />
                <SkeletonCard className="h-120" />
                <SkeletonCard className="h-105" />
              </div>
            }
          >
            {(data) => (
              <>
                <EmailState account={data} />
                <ProfileCard account={data} />
              </>
            )}
          </QueryState>
          {isAccountThere ? (
            <>
              <PasswordCard username={user.username} />
              <SecondFactorCard factor={factor} username={user.username} />
            </>
          ) : null}
          {isTopThere && isStaff ? devices : null}
        </div>
        {(isStaff ? areCardsThere : isTopThere) ? (
          <div className="grid grid-cols-1 gap-5">
            {isStaff ? null : devices}
            {areCardsThere ? (
              <>
                <CalendarCards user={user} />
                {appointments}
                <DataCard user={user} />
              </>
            ) : null}
          </div>
        ) : (
          <SkeletonCard className="h-80 max-lg:hidden" />
        )}
      </div>
    </div>
  )
}
