import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, remove } from '#api/call.ts'
import { clampWords } from '#shared/plain-text.ts'
import { bookingNotesTexts as texts } from '#content/interface/admin/booking.ts'
import { type AdminBookingDetail, noteCharsMax, type BookingNote } from '#contracts/admin-bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAsk } from '#ui/ask.ts'
import { Icon } from '#ui/icon.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { LabelledArea } from './labelled-controls.tsx'
import { bookingQuery } from './queries.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { formatTime } from './time.ts'
import { useSavedText } from './use-saved-text.ts'

const quotedCharsMax = 120

export function BookingNotes({
  booking: { confirmationCode, agencyNotes },
}: {
  booking: AdminBookingDetail
}) {
  const client = useQueryClient()
  const note = useSavedText(`note:${confirmationCode}`)

  async function add() {
    const body = { body: note.text }
    await call(adminEndpoints.createBookingNote, { params: { code: confirmationCode }, body })
    note.forget(body.body)
    toast({ title: texts.addedTitle })
    await client.invalidateQueries({ queryKey: bookingQuery(confirmationCode).queryKey })
  }

  return (
    <div className={agencyNotes.length === 0 ? 'print-hidden' : undefined}>
      <SectionCard title={texts.title}>
        <p className="-mt-2 text-fine text-ink-soft">{texts.lede}</p>
        {agencyNotes.length > 0 ? (
          <ul className="mt-3 divide-y divide-line">
            {agencyNotes.map((agencyNote) => (
              <Note key={agencyNote.id} note={agencyNote} code={confirmationCode} />
            ))}
          </ul>
        ) : null}
        <Form className="print-hidden mt-3 grid gap-3" send={add}>
          <FormMessage />
          <LabelledArea
            label={texts.newLabel}
            name="body"
            charsMax={noteCharsMax}
            value={note.text}
            onWrite={note.write}
          />
          <SubmitButton look="outline" width="fit" disabled={!note.text.trim()}>
            {texts.addButton}
          </SubmitButton>
        </Form>
      </SectionCard>
    </div>
  )
}

function Note({ note: { id, body, author, createdAt, isYours }, code }: { note: BookingNote; code: string }) {
  const client = useQueryClient()
  const ask = useAsk()
  const deletion = useMutation({
    mutationFn: () => remove(adminEndpoints.deleteBookingNote, { params: { code, id } }),
    onSuccess: () => toast({ title: texts.deletedTitle }),
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () => client.invalidateQueries({ queryKey: bookingQuery(code).queryKey }),
  })
  return (
    <li className="flex gap-3 py-3">
      <div className="min-w-0 grow">
        <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line">
          {body}
        </p>
        <p className="mt-1 text-tiny text-ink-soft">
          {author ?? texts.deletedAuthor}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </p>
      </div>
      {isYours ? (
        <button
          type="button"
          aria-label={texts.deleteLabel}
          aria-busy={deletion.isPending}
          onClick={async () => {
            if (await ask(texts.deleteQuestion(clampWords(body, quotedCharsMax)))) deletion.mutate()
          }}
          className="print-hidden -mt-1 grid size-11 shrink-0 place-items-center rounded-chip text-ink-soft hover:bg-tint hover:text-danger contrast:border-0"
        >
          <Icon name="trash-2" />
        </button>
      ) : null}
    </li>
  )
}
