import { expect } from '@playwright/test'
import { sendBooking } from './client-data.ts'
import { newestLink } from './mailbox.ts'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { walk, button, text } from './focus-walk.ts'

test('in the client area, focus stays near what was pressed', async ({ page, browser }) => {
  const account = await registerNew(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const signedIn = await other.request.post('/api/login', {
    data: { username: account.username, password: newPassword },
  })
  expect(signedIn.ok()).toBe(true)
  const code = await sendBooking(page.request)
  await walk(page, [
    {
      does: 'confirms the address',
      prepare: (p) => openLive(p, newestLink(account.email, '/auth/confirm')),
      press: button('Confirm the address'),
      focused: /^h1 Your e-?mail address is confirmed$/,
    },
    {
      does: 'ends another session',
      at: '/account',
      press: button(/^Sign out .*, signed in/),
      says: /Device signed out/,
      gone: button(/^Sign out .*, signed in/),
      focused: /^h2 Where you are signed in$/,
    },
    {
      does: 'asks to sign out everywhere and thinks better of it',
      prepare: (p) => p.getByRole('button', { name: 'Sign out everywhere' }).press('Enter'),
      press: (p) => p.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
      focused: /^button Sign out everywhere$/,
    },
    {
      does: 'cancels a request',
      at: '/dashboard',
      prepare: (p) => p.locator('summary', { hasText: 'Cancel request' }).press('Enter'),
      press: button('Yes, cancel it'),
      says: /cancelled/,
      focused: /^h2 Service bookings$/,
    },
    {
      does: 'writes a message',
      prepare: async (p) => {
        await openLive(p, `/booking/confirmation/${code}`)
        await p.getByLabel('Your message').fill('Hello.')
      },
      press: button('Send message'),
      says: /Message sent/,
      focused: /^textarea Your message/,
    },
  ])
  await elsewhere.close()

  await signInAs(page, 'demo-client')
  // The oldest project: other tests add and delete newer ones meanwhile.
  const { name } = (await (await page.request.get('/api/client/projects')).json()).at(-1)
  await walk(page, [
    {
      does: 'opens a project',
      at: '/dashboard',
      press: (p) => p.getByRole('link', { name: 'Milestones and updates' }).last(),
      shows: (p) => p.getByRole('heading', { name: 'Updates' }),
      focused: /^h1 (?!Project$)/,
    },
    {
      does: 'goes back',
      press: (p) => p.getByRole('main').getByRole('link', { name: 'Dashboard' }),
      shows: text(name),
      focused: /^h1 Welcome back/,
    },
  ])
})
