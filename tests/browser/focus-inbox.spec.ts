import { expect, type Page } from '@playwright/test'
import { addBooking, inbox } from './admin-bookings.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { button, walk } from './focus-walk.ts'
import { uniqueName } from './unique-name.ts'

test('in the inbox and on a booking, focus stays near what was pressed', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const name = uniqueName()
  const code = await addBooking(page, `${name} A`)
  for (const letter of ['B', 'C']) await addBooking(page, `${name} ${letter}`)
  const other = await addBooking(page, uniqueName())
  const email = `${name.toLowerCase()}@reader.example`
  await page.request.post('/api/newsletter', { data: { email } })
  const searchUrl = `${inbox}?view=bookings&search=${name}`
  const request = `${inbox}/request?code=${code}`
  await walk(page, [
    {
      does: 'chooses the requests',
      at: inbox,
      press: button('Requests'),
      shows: (p) => p.getByLabel('Assignee:'),
      focused: /^button Requests$/,
    },
    {
      does: 'chooses the newsletter',
      press: button('Newsletter'),
      shows: (p) => p.getByRole('searchbox', { name: 'Search sign-ups' }),
      focused: /^button Newsletter$/,
    },
    {
      does: 'chooses all',
      press: button('All'),
      shows: (p) => p.getByRole('searchbox', { name: 'Search requests and sign-ups' }),
      focused: /^button All$/,
    },
    {
      does: 'deletes a sign-up',
      at: `${inbox}?view=newsletter&search=${email}`,
      press: button(`Delete ${email}`),
      asks: true,
      gone: (p) => p.getByText(email, { exact: true }),
      focused: /^section The newsletter sign-ups$/,
    },
    {
      does: 'clears the filters',
      at: `${inbox}?view=bookings&search=nothing-has-this`,
      press: button('Clear filters'),
      gone: button('Clear filters'),
      focused: /^section The requests$/,
    },
    {
      does: 'clears them in their row',
      at: `${inbox}?view=bookings&status=cancelled`,
      press: button('Clear'),
      gone: button('Clear'),
      focused: /^section The requests$/,
    },
    {
      does: 'takes a request',
      at: searchUrl,
      press: button(new RegExp(`^Take ${name} A,`)),
      gone: button(new RegExp(`^Take ${name} A,`)),
      focused: new RegExp(`^a ${name} A$`),
    },
    {
      does: 'undoes a bulk change',
      prepare: (p) => selectAndConfirm(p),
      press: button(/^Undo/),
      says: /3 changes undone/,
      focused: /^section The requests$/,
    },
    {
      does: 'clears a selection',
      prepare: (p) => p.getByRole('checkbox', { name: `Select ${name} B` }).check(),
      press: (p) =>
        p.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: 'Clear' }),
      gone: (p) => p.getByRole('region', { name: 'Selected requests' }),
      focused: /^section The requests$/,
    },
    {
      does: 'moves a request out of the list',
      at: `${searchUrl}&status=pending`,
      prepare: async (p) => {
        await p.getByRole('button', { name: new RegExp(`^${name} A, .*pending`) }).click()
        await p.getByRole('button', { name: 'cancelled', exact: true }).click()
      },
      press: (p) => p.getByRole('dialog').getByRole('button', { name: /^Cancel the/ }),
      gone: (p) => p.getByRole('link', { name: `${name} A` }),
      focused: /^button Undo/,
    },
    {
      does: 'confirms a request',
      at: `${inbox}/request?code=${other}`,
      press: button('Confirm'),
      shows: button('Set the appointment'),
      focused: /^button Undo/,
    },
    {
      does: 'completes it',
      press: button('Complete'),
      gone: button('Complete'),
      focused: /^button Undo/,
    },
    {
      does: 'assigns it',
      prepare: (p) => p.getByLabel('Assign to').selectOption({ index: 1 }),
      press: button('Assign'),
      says: /is assigned/,
      focused: /^h2 Assignee$|^button Assign$/,
    },
    {
      does: 'writes a note',
      prepare: (p) => p.getByLabel('New note').fill('Wants a call.'),
      press: button('Add note'),
      says: /Note added/,
      shows: button('Delete this note'),
      focused: /^h2 Agency notes$/,
    },
    {
      does: 'deletes the note',
      press: button('Delete this note'),
      asks: true,
      says: /Note deleted/,
      gone: button('Delete this note'),
      focused: /^h2 Agency notes$/,
    },
    {
      does: 'writes a message',
      prepare: (p) => p.getByLabel('Your message').fill('Hello.'),
      press: button('Send message'),
      says: /Message sent/,
      focused: /^textarea Your message/,
    },
    {
      does: 'deletes the request',
      at: request,
      press: button(/^Delete the request/),
      asks: true,
      shows: (p) => p.getByRole('table', { name: 'Service requests' }),
      focused: /^h1 Contact Submissions$/,
    },
  ])

  async function selectAndConfirm(p: Page) {
    await p.getByRole('checkbox', { name: 'Select all that are shown' }).check()
    await p.getByRole('button', { name: 'Confirm 3' }).press('Enter')
    const undo = p.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeFocused()
    await expect(undo).toHaveAccessibleDescription(/3 .+ confirmed/)
    await expect(p.getByRole('region', { name: 'Last change' }).getByRole('status')).toHaveCount(0)
  }
})
