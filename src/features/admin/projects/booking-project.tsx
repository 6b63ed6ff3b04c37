import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { freshQuery } from '#api/query.ts'
import { bookingProjectTexts as texts } from '#content/interface/admin/booking-project.ts'
import { newProjectTexts } from '#content/interface/admin/project.ts'
import type { BookingProjectPlan } from '#contracts/admin-projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { defaultsOf } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { bookingsPath } from '../bookings/bookings-state.ts'
import { invalidateBookings } from '../bookings/queries.ts'
import { BookingClientFields, readInvitation } from './booking-client-fields.tsx'
import { NewProjectForm } from './new-project-form.tsx'
import { projectPage } from './queries.ts'

export function BookingProject({ code }: { code: string }) {
  const query = useQuery(freshQuery(adminEndpoints.bookingProjectPlan, { params: { code } }))
  return (
    <>
      <TitleBand
        title={newProjectTexts.title}
        actions={
          <ButtonLink href={`${bookingsPath}/request?code=${encodeURIComponent(code)}`} look="outline">
            {texts.toRequest}
          </ButtonLink>
        }
      >
        {query.data ? texts.lede(query.data.companyName) : null}
      </TitleBand>
      <div className="page-width pb-20">
        <QueryState query={query} what={texts.what} skeleton={<SkeletonCard className="h-170 max-w-3xl" />}>
          {(plan) => (plan.project ? <Existing project={plan.project} /> : <PlannedProject plan={plan} />)}
        </QueryState>
      </div>
    </>
  )
}

function PlannedProject({ plan }: { plan: BookingProjectPlan }) {
  const client = useQueryClient()
  const { name, description, budget, provider, template, startsOn } = plan
  return (
    <NewProjectForm
      unsavedKey={`new-project ${plan.confirmationCode}`}
      create={(body) =>
        call(adminEndpoints.createBookingProject, { params: { code: plan.confirmationCode }, body })
      }
      values={{
        ...defaultsOf(projectFields),
        client: null,
        provider,
        name,
        description,
        budget,
        status: 'active',
      }}
      template={template}
      startsOn={startsOn}
      budgetHint={texts.budgetNote(plan.budgetAnswer)}
      client={(restoredEntries) => (
        <BookingClientFields client={plan.client} restoredEntries={restoredEntries} />
      )}
      readClient={readInvitation}
      onStarted={() => void invalidateBookings(client)}
    />
  )
}

const Existing = ({ project: { id, name } }: { project: { id: number; name: string } }) => (
  <Card size="form" className="max-w-3xl">
    <p>
      {texts.existing}{' '}
      <SiteLink href={projectPage(id)} className="text-link underline">
        {name}
      </SiteLink>
    </p>
  </Card>
)
