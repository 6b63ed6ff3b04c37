import { consultation } from '#content/booking/consultation.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dashboardTexts as texts } from '#content/interface/client/dashboard.ts'
import { linkTexts } from '#content/interface/links.ts'
import type { User } from '#contracts/auth.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useLatch } from '#ui/query-state.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { BookingList } from './booking-list.tsx'
import { LiveCounts } from './live-counts.tsx'
import { AssignedList, ProjectList } from './project-list.tsx'
import {
  analyticsQuery,
  appointmentsQuery,
  assignedProjectsQuery,
  bookingsQuery,
  projectsQuery,
} from '../queries.ts'
import { SampleTiles } from './sample-tiles.tsx'
import { longestSummary, summaryLine } from './summary-line.ts'
import { useNewMessages } from './use-new-messages.ts'
import { countActive, workingProjects } from './working-projects.ts'

export function DashboardPage({ user }: { user: User }) {
  const projects = useInfiniteQuery(projectsQuery)
  const bookings = useInfiniteQuery(bookingsQuery(user.email))
  const assignedProjects = useInfiniteQuery(assignedProjectsQuery(user.role))
  const appointments = useQuery(appointmentsQuery(user.role))
  useQuery({ ...analyticsQuery, enabled: site.sampleFigures === true })
  useNewMessages(bookings.data, user.email)
  const working = workingProjects({
    role: user.role,
    projects: projects.data,
    assigned: assignedProjects.data,
  })
  const haveProjectsFailed = projects.isError || assignedProjects.isError
  const areAssignedThere = useLatch(!assignedProjects.isLoading && !appointments.isLoading)
  const areProjectsThere = useLatch(!projects.isLoading) && areAssignedThere
  const areBookingsThere = useLatch(!bookings.isLoading) && areProjectsThere

  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand
        title={texts.welcome(user.name)}
        longest={longestSummary(user.role)}
        actions={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/account" look="outline">
              {linkTexts.account}
            </ButtonLink>
            <ButtonLink href={consultation.href} look="cta">
              {texts.newRequestButton}
            </ButtonLink>
          </div>
        }
      >
        {summaryLine({ projects: working, bookings: bookings.data, assigned: assignedProjects.data })}
      </TitleBand>
      <div className="page-width grid gap-5">
        <LiveCounts
          projects={working}
          bookings={bookings.data}
          haveProjectsFailed={haveProjectsFailed}
          haveBookingsFailed={bookings.isError}
          hasMoreProjects={projects.hasNextPage || assignedProjects.hasNextPage}
          hasMoreBookings={bookings.hasNextPage}
        />
        {site.sampleFigures ? (
          <SampleTiles active={countActive(working)} hasFailed={haveProjectsFailed} />
        ) : null}
        <div className="grid items-start gap-5 lg:grid-cols-[1.25fr_1fr]">
          <div className="grid gap-5">
            {user.role === 'provider' ? <AssignedList query={assignedProjects} /> : null}
            {user.role === 'provider' && areAssignedThere ? <AppointmentList query={appointments} /> : null}
            {areAssignedThere ? <ProjectList query={projects} /> : null}
          </div>
          {areProjectsThere ? (
            <BookingList query={bookings} hasEmail={Boolean(user.email)} />
          ) : (
            <SkeletonCard className="h-120 max-lg:hidden" />
          )}
        </div>
        {site.sampleFigures && areBookingsThere ? <Analytics /> : null}
      </div>
    </div>
  )
}

const Analytics = () => (
  <Card as="section" tone="dashed" aria-labelledby="analytics-heading">
    <h2 id="analytics-heading" className="text-h4">
      {texts.analyticsHeading}
    </h2>
    <p className="mt-1.5 text-ink-soft">{texts.analyticsText}</p>
  </Card>
)
