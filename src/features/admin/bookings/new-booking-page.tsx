import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, Fragment, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { bookingTexts, newBookingTexts as texts } from '#content/interface/admin/bookings.ts'
import { askedFieldList } from '#contracts/booking-fields.ts'
import { questionField, questionsOf } from '#contracts/service-questions.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { ListLink } from '../frame/list-link.tsx'
import { servicesQuery } from '../overview/queries.ts'
import { bookingsPath } from './bookings-state.ts'
import { LabelledSelect } from './labelled-controls.tsx'
import { NewBookingControl } from './new-booking-control.tsx'
import { invalidateBookings, bookingsApiPath } from './queries.ts'
import { NewBookingQuestion } from './new-booking-question.tsx'

const createdSchema = z.object({ confirmationCode: z.string() })

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
  const create = useMutation({
    mutationFn: async (fields: object) =>
      z.parse(createdSchema, await sendJson('POST', bookingsApiPath, fields)),
    onMutate: currentPath,
    onSuccess: async ({ confirmationCode }, _fields, address) => {
      isUnsent.current = false
      unsavedEntries.leave()
      toast({ title: texts.savedTitle, description: texts.savedText })
      void invalidateBookings(client)
      if (currentPath() === address)
        await navigate({ to: `${bookingsPath}/request`, search: { code: confirmationCode }, replace: true })
    },
  })

  const createOnce = useMutateOnce(create)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void createOnce(Object.fromEntries(new FormData(event.currentTarget)))
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
            <Card
              as="form"
              size="form"
              onSubmit={submit}
              onInput={(event) => {
                isUnsent.current = true
                unsavedEntries.keep(event.currentTarget)
              }}
              className="grid max-w-3xl gap-5 sm:grid-cols-2"
            >
              <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
              {create.error ? <FormProblem message={create.error.message} /> : null}
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
              <Button type="submit" aria-busy={create.isPending} className="sm:w-fit">
                {texts.button}
              </Button>
            </Card>
          )}
        </QueryState>
      </div>
    </>
  )
}
