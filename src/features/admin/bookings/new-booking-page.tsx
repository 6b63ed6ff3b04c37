import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { bookingTexts } from '#content/interface/admin/bookings.ts'
import { newBookingTexts as texts } from '#content/interface/admin/new-booking.ts'
import { askedFieldList, bookingFieldList } from '#contracts/booking-fields.ts'
import { questionsOf } from '#contracts/service-questions.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { servicesQuery } from '../overview/queries.ts'
import { bookingsPath } from './bookings-state.ts'
import { LabelledSelect } from './labelled-controls.tsx'
import { NewBookingControl, savedTextKey } from './new-booking-control.tsx'
import { invalidateBookings, bookingsApiPath } from './queries.ts'
import { NewBookingQuestion } from './new-booking-question.tsx'
import { useForgetTexts } from './use-saved-text.ts'

const createdSchema = z.object({ confirmationCode: z.string() })

const keptAnswers = askedFieldList
  .filter(({ control }) => control === 'textarea')
  .map(({ shortLabel }) => shortLabel.toLowerCase())

export function NewBookingPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const services = useQuery(servicesQuery)
  const forgetTexts = useForgetTexts()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const isUnsent = useRef(false)
  const [serviceId, setServiceId] = useState(0)
  useBlocker({
    enableBeforeUnload: () => isUnsent.current,
    shouldBlockFn: () => isUnsent.current && !confirm(texts.leaveQuestion(keptAnswers)),
  })
  const create = useMutation({
    mutationFn: async (fields: object) =>
      z.parse(createdSchema, await sendJson('POST', bookingsApiPath, { ...fields, idempotencyKey })),
    onSuccess: async ({ confirmationCode }) => {
      isUnsent.current = false
      forgetTexts(bookingFieldList.map(({ name }) => savedTextKey(name)))
      toast({ title: texts.savedTitle, description: texts.savedText })
      void invalidateBookings(client)
      await navigate({ to: `${bookingsPath}/request`, search: { code: confirmationCode }, replace: true })
    },
  })

  const createOnce = useMutateOnce(create)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void createOnce(Object.fromEntries(new FormData(event.currentTarget)))
  }

  return (
    <>
      <TitleBand
        title={texts.title}
        actions={
          <ButtonLink href={`${bookingsPath}?view=bookings`} look="outline">
            {bookingTexts.allRequests}
          </ButtonLink>
        }
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
              onChange={() => {
                isUnsent.current = true
              }}
              className="grid max-w-3xl gap-5 sm:grid-cols-2"
            >
              {create.error ? <FormProblem message={create.error.message} /> : null}
              <LabelledSelect
                label={bookingTexts.service}
                name="serviceId"
                className="sm:col-span-2"
                onChoose={(value) => setServiceId(Number(value))}
                choices={list
                  .filter(({ onBooking, status }) => onBooking && status === 'published')
                  .map(({ id, bookingTitle }) => ({ value: String(id), label: bookingTitle }))}
              />
              {askedFieldList.map((field) => (
                <NewBookingControl key={field.name} field={field} />
              ))}
              {questionsOf(serviceId).map((question) => (
                <NewBookingQuestion key={`${serviceId} ${question.id}`} question={question} />
              ))}
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
