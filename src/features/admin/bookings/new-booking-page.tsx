import { askedFieldList, questionsOf } from '#content/booking/booking-fields.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { bookingTexts, newBookingTexts as texts } from '#content/interface/admin/bookings.ts'
import { questionField } from '#contracts/service-questions.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Card } from '#ui/card.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { ListLink } from '../frame/list-return.tsx'
import { servicesQuery } from '../overview/queries.ts'
import { bookingsPath } from './bookings-state.ts'
import { LabelledSelect } from './labelled-controls.tsx'
import { NewBookingControl } from './new-booking-control.tsx'
import { invalidateBookings } from './queries.ts'
import { NewBookingQuestion } from './new-booking-question.tsx'

export function NewBookingPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const services = useQuery(servicesQuery)
  const unsavedEntries = useUnsavedEntries('new-request')
  const [restoredEntries, setRestoredEntries] = useState(unsavedEntries.found)
  const initial = (name: string) => restoredEntries?.get(name)?.toString()
  const [idempotencyKey, setIdempotencyKey] = useState(() => initial('idempotencyKey') ?? crypto.randomUUID())
  const isUnsent = useRef(restoredEntries !== undefined)
  const [serviceId, setServiceId] = useState(Number(initial('serviceId') ?? 0))
  useUnsavedWarning(() => isUnsent.current, unsavedEntries.leave)

  async function create(body: Record<string, string>) {
    const path = currentPath()
    const { confirmationCode: code } = await call(adminEndpoints.createBooking, { body })
    isUnsent.current = false
    unsavedEntries.leave()
    toast({ title: texts.savedTitle, description: texts.savedText })
    void invalidateBookings(client)
    if (currentPath() === path)
      await navigate({ to: `${bookingsPath}/request`, search: { code }, replace: true })
  }

  function discard() {
    isUnsent.current = false
    unsavedEntries.discard()
    setRestoredEntries(undefined)
    setServiceId(0)
    setIdempotencyKey(crypto.randomUUID())
  }

  return (
    <>
      <TitleBand
        title={texts.title}
        actions={<ListLink href={`${bookingsPath}?view=bookings`} label={bookingTexts.allRequests} />}
      >
        {texts.lede}
      </TitleBand>
      <div className="page-width pb-20">
        <QueryState query={services} what={texts.what}>
          {(list) => (
            <Card size="form" className="max-w-3xl">
              <Form
                send={create}
                onInput={(event) => {
                  isUnsent.current = true
                  unsavedEntries.keep(event.currentTarget)
                }}
                className="grid gap-5 sm:grid-cols-2"
              >
                <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
                <FormMessage />
                <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
                <Fragment key={restoredEntries ? 'entered' : 'blank'}>
                  <LabelledSelect
                    label={bookingTexts.service}
                    name="serviceId"
                    initial={initial('serviceId')}
                    className="sm:col-span-2"
                    onChoose={(value) => setServiceId(Number(value))}
                    choices={list
                      .filter(({ onBooking, status }) => onBooking && status === 'published')
                      .map(({ id, bookingTitle }) => ({ value: String(id), label: bookingTitle }))}
                  />
                  {askedFieldList.map((field) => (
                    <NewBookingControl key={field.name} field={field} initial={initial(field.name)} />
                  ))}
                  {questionsOf(serviceId).map((question) => (
                    <NewBookingQuestion
                      key={`${serviceId} ${question.id}`}
                      question={question}
                      initial={initial(questionField(question))}
                    />
                  ))}
                </Fragment>
                <SubmitButton className="sm:w-fit">{texts.button}</SubmitButton>
              </Form>
            </Card>
          )}
        </QueryState>
      </div>
    </>
  )
}
