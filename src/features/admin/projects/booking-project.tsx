import { useQuery, useQueryClient } from '@tanstack/react-query'
import { freshQuery } from '#api/json-query.ts'
import { bookingProjectTexts as texts } from '#content/interface/admin/booking-project.ts'
import { newProjectTexts } from '#content/interface/admin/project.ts'
import { type BookingProjectPlan, bookingProjectPlanSchema } from '#contracts/admin-projects.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { bookingsPath } from '../bookings/bookings-state.ts'
import { bookingsApiPath, invalidateBookings } from '../bookings/queries.ts'
import { BookingClientFields, readInvitation } from './booking-client-fields.tsx'
import { NewProjectForm } from './new-project-form.tsx'
import { projectPage } from './queries.ts'

const planPath = (code: string) => `${bookingsApiPath}/${encodeURIComponent(code)}/project`

export function BookingProject({ code }: { code: string }) {
  const query = useQuery(freshQuery(planPath(code), bookingProjectPlanSchema))
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
      path={planPath(plan.confirmationCode)}
      values={{
        client: null,
        provider,
        name,
        description,
        budget,
        status: 'active',
        progressPercentage: 0,
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
