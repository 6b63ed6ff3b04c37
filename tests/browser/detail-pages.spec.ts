import { expect as soon, type Page, test } from '@playwright/test'
import { sendRequest } from './client-data.ts'
import { signInAs } from './sign-in.ts'

const expect = soon.configure({ timeout: 15_000 })

interface DetailPage {
  path: string
  title: string | RegExp
  wayOut: string
}

/** Opens each page, leaves it by its own link and by Back, and returns what it asked the API for and got wrong. */
async function openAndLeave(page: Page, pages: readonly DetailPage[]): Promise<string[]> {
  const wrong: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const hasNoKey = /(\/|\/0)$/.test(pathname) || /(id|slug|code)=(&|$)/.test(search)
    if (response.status() === 404 || hasNoKey) wrong.push(`${response.status()} ${pathname}${search}`)
  })
  for (const { path, title, wayOut } of pages) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await page.getByRole('link', { name: wayOut, exact: true }).first().click()
    await expect(heading).toHaveCount(0)
    await page.goBack()
    await expect(heading).toBeVisible()
    // A list that is read again with the page's own address would ask too late to be seen here: wait for the list.
    await page.goForward()
    await expect(heading).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  return wrong
}

test('leaving a page of the back office asks the API for nothing that is not there', async ({ page }) => {
  test.slow()
  await signInAs(page, 'demo-admin')
  const firstOf = async (path: string) => (await (await page.request.get(path)).json()).items[0]
  const booking = await firstOf('/api/admin/bookings')
  const project = await firstOf('/api/admin/projects')
  const user = await firstOf('/api/admin/users')
  const { posts } = await (await page.request.get('/api/admin/posts')).json()
  const wrong = await openAndLeave(page, [
    {
      path: `/admin/contact-submissions/request?code=${booking.confirmationCode}`,
      title: booking.companyName,
      wayOut: 'All requests',
    },
    { path: `/admin/projects/project?id=${project.id}`, title: project.name, wayOut: 'All projects' },
    { path: `/admin/users/user?id=${user.id}`, title: user.name, wayOut: 'All users' },
    { path: `/admin/blog/edit?slug=${posts[0].slug}`, title: posts[0].title, wayOut: 'Posts' },
    { path: '/admin/users?role=client', title: 'Users', wayOut: 'Audit' },
  ])
  expect(wrong).toEqual([])
})

test('leaving a page of the client area asks the API for nothing that is not there', async ({ page }) => {
  await signInAs(page, 'demo-client')
  const [project] = await (await page.request.get('/api/client/projects')).json()
  const code = await sendRequest(page.request)
  const wrong = await openAndLeave(page, [
    { path: `/dashboard/project?id=${project.id}`, title: project.name, wayOut: 'Dashboard' },
    { path: `/booking/confirmation/${code}`, title: new RegExp(code), wayOut: 'See it on your dashboard' },
  ])
  expect(wrong).toEqual([])
})

test('a page of the back office whose address names nothing says so and asks for nothing', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/admin\/(bookings|projects|users)\//.test(pathname)) asked.push(pathname)
  })
  for (const [path, said] of [
    ['/admin/contact-submissions/request', 'There is no booking with this code.'],
    ['/admin/projects/project?id=first', 'There is no project with this number.'],
    ['/admin/users/user?id=0', 'There is no such account.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(said)).toBeVisible()
  }
  expect(asked).toEqual([])
})
