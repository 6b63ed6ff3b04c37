import { expect, type Page } from '@playwright/test'
import { bookingActionsCopy, confirmationPageCopy } from '#content/booking/copy.ts'
import { sendBooking } from './client-data.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { isPageOn } from '#shared/is-page-on.ts'

interface DetailPage {
  path: string
  title: string | RegExp
  wayOut: string
}

async function openAndLeave(page: Page, pages: readonly DetailPage[]): Promise<string[]> {
  const faultyRequests: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const hasNoKey = /(\/|\/0)$/.test(pathname) || /(id|slug|code)=(&|$)/.test(search)
    if (response.status() === 404 || hasNoKey)
      faultyRequests.push(`${response.status()} ${pathname}${search}`)
  })
  for (const { path, title, wayOut } of pages) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await page.getByRole('link', { name: wayOut, exact: true }).first().click()
    await expect(heading).toHaveCount(0)
    await page.goBack()
    await expect(heading).toBeVisible()
    // A list that refetches with the detail page's query would do so after the heading is gone, so wait for the list.
    await page.goForward()
    await expect(heading).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  return faultyRequests
}

test('leaving a page of the back office sends no request for anything that does not exist', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const firstOf = async (path: string) => (await (await page.request.get(path)).json()).items[0]
  const booking = await firstOf('/api/admin/bookings')
  const project = await firstOf('/api/admin/projects')
  const user = await firstOf('/api/admin/users')
  const { posts } = await (await page.request.get('/api/admin/posts')).json()
  const faultyRequests = await openAndLeave(page, [
    {
      path: `/admin/contact-submissions/request?code=${booking.confirmationCode}`,
      title: booking.companyName,
      wayOut: 'All requests',
    },
    { path: `/admin/projects/project?id=${project.id}`, title: project.name, wayOut: 'All projects' },
    { path: `/admin/users/user?id=${user.id}`, title: user.name, wayOut: 'All users' },
    ...(isPageOn('/admin/blog')
      ? [{ path: `/admin/blog/edit?slug=${posts[0].slug}`, title: posts[0].title, wayOut: 'Posts' }]
      : []),
    { path: '/admin/users?role=client', title: 'Users', wayOut: 'Audit' },
  ])
  expect(faultyRequests).toEqual([])
})

test('leaving a page of the client area sends no request for anything that does not exist', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  const [project] = await (await page.request.get('/api/client/projects')).json()
  const code = await sendBooking(page.request)
  const faultyRequests = await openAndLeave(page, [
    { path: `/dashboard/project?id=${project.id}`, title: project.name, wayOut: 'Dashboard' },
    {
      path: `/booking/confirmation/${code}`,
      title: confirmationPageCopy.thanks('Nima'),
      wayOut: bookingActionsCopy.dashboard,
    },
  ])
  expect(faultyRequests).toEqual([])
})

test('a back-office page whose URL names no record says so and requests nothing', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/admin\/(bookings|projects|users)\//.test(pathname)) requestedPaths.push(pathname)
  })
  for (const [path, message] of [
    ['/admin/contact-submissions/request', 'There is no booking with this code.'],
    ['/admin/projects/project?id=first', 'There is no project with this number.'],
    ['/admin/users/user?id=0', 'There is no such account.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(message)).toBeVisible()
  }
  expect(requestedPaths).toEqual([])
})

test('a record that does not exist, or no longer, is named as missing, with a way back and nothing to try again', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  for (const [path, message, wayOut] of [
    [
      'contact-submissions/request?code=AAAA-AAAA-AAAA-AAAA',
      'There is no booking with this code.',
      'All requests',
    ],
    ['projects/project?id=999999', 'There is no project with this number.', 'All projects'],
    ['users/user?id=999999', 'There is no such account.', 'All users'],
    ['newsletter/issue?id=999999', 'There is no such issue.', 'All issues'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.locator('main')).toContainText(message)
    await expect(page.locator('main').getByRole('link', { name: wayOut })).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  }
})
