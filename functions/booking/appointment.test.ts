import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { appointmentPageCopy, bookingRefusals } from '#content/interface/answers.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { calendarDay, siteTimeZone } from '#shared/formats.ts'
import { timeAndZone } from '#shared/time-in-words.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(outbox), db.delete(schedules), db.delete(rateLimits)])
})

const aProvider = async () => {
  const { id } = await addUser(db, { role: 'provider' })
  await addSchedule(db, { userId: id, timeZone: 'UTC' })
  return id
}
const freeSlots = async (query = '') => {
  const response = await send(`/api/services/1/slots${query}`)
  expect(response.status).toBe(200)
  return response.json<{ slots: { startsAt: string }[]; next: string | null }>()
}
const aSlot = async (index = 0) => {
  const { slots } = await freeSlots()
  const slot = slots[index]
  if (!slot) throw new Error('no slot is free')
  return slot.startsAt
}
const form = (values: Record<string, string>) => ({ method: 'POST', form: values }) as const
const linkOf = () => newestToken(db, 'asha@everest.example')
const book = async (slot: string, cookie?: string, timeZone?: string) => {
  const json = aBookingInput({ slot, timeZone })
  const response = await send('/api/bookings', { method: 'POST', json, ...(cookie ? { cookie } : {}) })
  expect(response.status).toBe(201)
  const { confirmationCode } = await response.json<{ confirmationCode: string }>()
  return confirmationCode
}
const read = async (code: string) => {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.code, readCode(code) ?? ''))
  return row
}

describe('free times', () => {
  it('are none while nobody takes appointments, and say when, never with whom', async () => {
    expect(await freeSlots()).toEqual({ slots: [], next: null })
    await aProvider()
    const { slots, next } = await freeSlots()
    expect(slots.length).toBeGreaterThan(10)
    expect(Object.keys(slots[0] ?? {})).toEqual(['startsAt', 'minutes'])
    const later = await freeSlots(`?from=${next}`)
    expect(later.slots[0]?.startsAt.slice(0, 10)).toBe(next)
    expect(await freeSlots('?from=2999-01-01')).toEqual({ slots: [], next: null })
  })

  it('are listed by the days of the reader’s zone, and of UTC for a zone that nobody knows', async () => {
    await aProvider()
    const zone = 'America/Los_Angeles'
    const lastOf = async (query: string) => {
      const { slots, next } = await freeSlots(query)
      return { last: new Date(slots.at(-1)?.startsAt ?? ''), next: next ?? '' }
    }
    const { last, next } = await lastOf(`?zone=${zone}`)
    const { slots } = await freeSlots(`?zone=${zone}&from=${next}`)
    const dayOf = (at: Date) => calendarDay(at, zone)
    expect(dayOf(new Date(slots[0]?.startsAt ?? ''))).toBe(next)
    expect(dayOf(last) < next).toBe(true)
    for (const unknownZone of ['', 'Mars/Olympus', '%2B02:00'])
      expect(await lastOf(`?zone=${unknownZone}`)).toEqual(await lastOf('?zone=UTC'))
  })

  it('are refused for an impossible day and an unknown service', async () => {
    for (const from of ['2027-02-30', 'soon', '']) {
      const response = await send(`/api/services/1/slots?from=${from}`)
      expect(response.status).toBe(400)
    }
    for (const id of ['0', '999', 'x']) expect((await send(`/api/services/${id}/slots`)).status).toBe(404)
  })

  it('can be picked without script, in a form that keeps what was typed', async () => {
    await aProvider()
    const slot = await aSlot()
    const responses = Object.fromEntries(
      Object.entries(aBookingInput()).map(([name, value]) => [name, String(value)]),
    )
    const page = await send(
      '/api/bookings',
      form({ ...responses, companyName: 'Everest & Sons', pick: 'yes' }),
    )
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('value="Everest &amp; Sons"')
    expect(html).toContain(`name="slot" value="${slot}"`)
    const response = await send('/api/bookings', form({ ...responses, slot }))
    expect(response.status).toBe(303)
    const refusedResponse = await send(
      '/api/bookings',
      form({ ...responses, companyName: 'Late & Co', slot }),
    )
    expect(refusedResponse.status).toBe(409)
    const again = await refusedResponse.text()
    expect(again).toContain(bookingRefusals['slot-taken'])
    expect(again).toContain('value="Late &amp; Co"')
    expect(again).not.toContain(`value="${slot}"`)
  })
})

describe('the page that a link in an email opens', () => {
  it('shows the time and other free ones; opening it changes nothing', async () => {
    await aProvider()
    const code = await book(await aSlot())
    const before = await read(code)
    const page = await send(`/booking/appointment?token=${await linkOf()}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await page.text()
    expect(html).toContain(appointmentPageCopy.choose)
    expect(html).toContain(`value="${await aSlot()}"`)
    expect(await read(code)).toEqual(before)
  })

  it('gives times by the clock of the browser that booked, or by the one that is asked for', async () => {
    await aProvider()
    const slot = await aSlot()
    await book(slot, undefined, 'Asia/Kathmandu')
    const path = `/booking/appointment?token=${await linkOf()}`
    expect(await (await send(path)).text()).toContain('Kathmandu time')
    expect(await (await send(`${path}&zone=Europe/Lisbon`)).text()).toContain('Lisbon time')
    const { time } = timeAndZone(new Date(slot), siteTimeZone)
    expect(await (await send(`${path}&zone=Mars/Olympus`)).text()).toContain(`>${time}</h1>`)
  })

  it('moves and cancels the appointment, each with a button', async () => {
    await aProvider()
    const code = await book(await aSlot())
    const token = await linkOf()
    const slot = await aSlot(2)
    expect((await send('/booking/appointment', form({ token }))).status).toBe(400)
    const moveResponse = await send('/booking/appointment', form({ token, slot }))
    expect(moveResponse.status).toBe(200)
    expect(await moveResponse.text()).toContain(appointmentPageCopy.moved.heading)
    expect((await read(code))?.confirmedFor?.toISOString()).toBe(slot)
    const takenResponse = await send('/booking/appointment', form({ token, slot: '2001-01-03T10:00:00Z' }))
    expect(takenResponse.status).toBe(409)
    const cancelResponse = await send('/booking/appointment', form({ token, cancel: 'yes' }))
    expect(cancelResponse.status).toBe(200)
    expect((await read(code))?.status).toBe('cancelled')
    expect((await send(`/booking/appointment?token=${token}`)).status).toBe(410)
  })

  it('says that an appointment is cancelled to every press of the button, and cancels it once', async () => {
    await aProvider()
    const owner = await aSignedInUser(db)
    const guestCode = await book(await aSlot())
    const token = await linkOf()
    const ownCode = await book(await aSlot(3), owner.cookie)
    const ways = [
      { code: guestCode, press: () => send('/booking/appointment', form({ token, cancel: 'yes' })) },
      {
        code: ownCode,
        press: () =>
          send('/booking/appointment', { ...form({ code: ownCode, cancel: 'yes' }), cookie: owner.cookie }),
      },
    ]
    for (const { code, press } of ways) {
      const responses = await Promise.all([press(), press()])
      const count = await db.$count(outbox)
      responses.push(await press())
      for (const response of responses) {
        expect(response.status).toBe(200)
        expect(await response.text()).toContain(appointmentPageCopy.cancelled.heading)
      }
      expect(await db.$count(outbox)).toBe(count)
      expect((await read(code))?.status).toBe('cancelled')
    }
    const strange = await send('/booking/appointment', form({ token: 'a'.repeat(32), cancel: 'yes' }))
    expect(strange.status).toBe(410)
  })

  it('takes a cancellation back for 20 seconds', async () => {
    await aProvider()
    const code = await book(await aSlot())
    const token = await linkOf()
    const cancelled = await send('/booking/appointment', form({ token, cancel: 'yes' }))
    expect(await cancelled.text()).toContain('name="undo"')
    for (const _ of ['the first press', 'the second press']) {
      const undone = await send('/booking/appointment', form({ token, undo: 'yes' }))
      expect(undone.status).toBe(200)
      expect(await undone.text()).toContain(appointmentPageCopy.undone.heading)
    }
    expect((await read(code))?.status).toBe('pending')
    await send('/booking/appointment', form({ token, cancel: 'yes' }))
    await db.update(bulkChanges).set({ createdAt: new Date(Date.now() - 20_000) })
    const late = await send('/booking/appointment', form({ token, undo: 'yes' }))
    expect(late.status).toBe(410)
    expect(await late.text()).toContain(appointmentPageCopy.notUndone.heading)
    expect((await read(code))?.status).toBe('cancelled')
  })

  it('opens nothing with a wrong token, or for anybody but the owner of the booking', async () => {
    await aProvider()
    const owner = await aSignedInUser(db)
    const code = await book(await aSlot(), owner.cookie)
    expect((await send('/booking/appointment?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(410)
    const path = `/booking/appointment?code=${code}`
    expect((await send(path)).status).toBe(303)
    expect((await send(path, { cookie: (await aSignedInUser(db)).cookie })).status).toBe(410)
    expect((await send(path, { cookie: owner.cookie })).status).toBe(200)
    const slot = await aSlot(3)
    const moveResponse = await send('/booking/appointment', { ...form({ code, slot }), cookie: owner.cookie })
    expect(moveResponse.status).toBe(200)
    expect((await read(code))?.confirmedFor?.toISOString()).toBe(slot)
  })
})
