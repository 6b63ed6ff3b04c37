import { expect } from '@playwright/test'
import { messagesByLinkCopy } from '#content/booking/copy.ts'
import { messagesPageCopy } from '#content/interface/answers.ts'
import { messageListTexts } from '#content/interface/messages/thread.ts'
import { plainMessageFormTexts } from '#content/interface/messages/plain-form.ts'
import { asAdmin, sendBooking } from './client-data.ts'
import { newestLink } from './mailbox.ts'
import { openLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'

const guest = () => `guest-${crypto.randomUUID().slice(0, 8)}@khumbu.example`
const agencyWrites = (
  { playwright, baseURL }: { playwright: Parameters<typeof asAdmin>[0]; baseURL: string | undefined },
  code: string,
  body: string,
) =>
  asAdmin(playwright, baseURL, async (admin) => {
    expect((await admin.post(`/api/bookings/${code}/messages`, { data: { body } })).status()).toBe(201)
  })

test('a guest reads the answer through the link in the email, and replies without an account', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = guest()
  const code = await sendBooking(page.request, email)
  await agencyWrites({ playwright, baseURL }, code, `Shall we start on Monday?\n${'A long line '.repeat(30)}`)
  await page.goto(newestLink(email, '/booking/messages'))
  await expect(page.getByText('Shall we start on Monday?')).toBeVisible()
  await page.getByRole('textbox', { name: plainMessageFormTexts.bodyLabel }).fill('Yes, at ten.')
  await page.getByRole('button', { name: plainMessageFormTexts.sendButton }).click()
  const newest = page.getByRole('list', { name: messageListTexts.label }).getByRole('listitem').last()
  await expect(newest).toContainText('Yes, at ten.')
  await expect(newest).toContainText(messagesPageCopy.you)
  await expectNoViolations(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await asAdmin(playwright, baseURL, async (admin) => {
    const response = await admin.get(`/api/bookings/${code}/messages`)
    expect(await response.json()).toMatchObject({ unread: 1 })
  })
})

test('the page of a request tells a guest how to read the messages, and shows none', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = guest()
  const code = await sendBooking(page.request, email)
  await agencyWrites({ playwright, baseURL }, code, 'A secret answer')
  await openLive(page, `/booking/confirmation/${code}`)
  await expect(page.getByText('A secret answer')).toHaveCount(0)
  await expect(page.getByText(messagesByLinkCopy.text(email))).toBeVisible()
  await page.getByRole('button', { name: messagesByLinkCopy.button }).click()
  await expect(page.getByText(messagesByLinkCopy.sent(email))).toBeVisible()
  await page.goto(newestLink(email, '/booking/messages'))
  await expect(page.getByText('A secret answer')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest gets a link, reads and replies', async ({ page, playwright, baseURL }) => {
    const email = guest()
    const code = await sendBooking(page.request, email)
    await agencyWrites({ playwright, baseURL }, code, 'A secret answer')
    await page.goto(`/booking/confirmation/${code}`)
    await page.getByRole('button', { name: messagesByLinkCopy.button }).click()
    await expect(page).toHaveURL(/#message-link-sent$/)
    await expect(page.getByText(messagesByLinkCopy.sent(email))).toBeVisible()
    await page.goto(newestLink(email, '/booking/messages'))
    await page.getByRole('textbox', { name: plainMessageFormTexts.bodyLabel }).fill('Yes, at ten.')
    await page.getByRole('button', { name: plainMessageFormTexts.sendButton }).click()
    await expect(page).toHaveURL(/#newest$/)
    await expect(page.getByText('Yes, at ten.')).toBeVisible()
  })
})
