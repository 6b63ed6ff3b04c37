import { useQuery } from '@tanstack/react-query'
import type { User } from '#contracts/accounts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { BookingList } from './booking-list.tsx'
import { LiveCounts } from './live-counts.tsx'
import { AssignedList, ProjectList } from './project-list.tsx'
import { analyticsQuery, assignedProjectsQuery, bookingsQuery, projectsQuery } from './queries.ts'
import { SampleTiles } from './sample-tiles.tsx'
import { summaryLine } from './summary-line.ts'
import { countActive, workingProjects } from './working-projects.ts'

/** What a client has here: projects with their numbers, and bookings with their state. */
export function DashboardPage({ user }: { user: User }) {
  const projects = useQuery(projectsQuery)
  const bookings = useQuery(bookingsQuery(user.email))
  const assigned = useQuery(assignedProjectsQuery(user.role))
  useQuery(analyticsQuery)
  const working = workingProjects({ role: user.role, projects: projects.data, assigned: assigned.data })

  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand
        title={`Welcome back, ${user.name || 'Client'}`}
        actions={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/account" look="outline">
              Your account
            </ButtonLink>
            <ButtonLink href="/booking/1" look="cta">
              New request
            </ButtonLink>
          </div>
        }
      >
        {summaryLine({ projects: working, bookings: bookings.data, assigned: assigned.data })}
      </TitleBand>
      <div className="page-width grid gap-5">
        <SampleTiles active={countActive(working)} />
        <LiveCounts projects={working} bookings={bookings.data} />
        <div className="grid items-start gap-5 lg:grid-cols-[1.25fr_1fr]">
          <div className="grid gap-5">
            {user.role === 'provider' ? <AssignedList query={assigned} /> : null}
            <ProjectList query={projects} />
          </div>
          <BookingList query={bookings} hasEmail={user.email !== ''} />
        </div>
        <section
          aria-labelledby="analytics-heading"
          className="rounded-card border border-dashed border-line-strong p-6 lg:p-7"
        >
          <h2 id="analytics-heading" className="text-h4">
            Analytics
          </h2>
          <p className="mt-1.5 text-ink-soft">Detailed analytics coming soon...</p>
        </section>
      </div>
    </div>
  )
}
