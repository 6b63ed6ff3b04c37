import { expect } from '@playwright/test'
import { addProject, projectPage } from './admin-project-page.ts'
import { newPassword, registerNew } from './new-account.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

test.describe('a form that shows what has since been changed elsewhere changes only what was changed in it', () => {
  test('the profile', async ({ page }) => {
    const { email } = await registerNew(page)
    await page.goto('/account')
    const form = page.getByRole('region', { name: 'Name and email' })
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await page.request.patch('/api/account', {
      data: { email: `new-${email}`, currentPassword: newPassword },
    })
    await form.getByLabel('Full name').fill('Mina R.')
    await form.getByLabel('Current password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Current password', { exact: true })).toHaveValue('')
    await expect(form.getByLabel('Email')).toHaveValue(`new-${email}`)
    const account = await (await page.request.get('/api/account')).json()
    expect(account).toMatchObject({ name: 'Mina R.', email: `new-${email}` })
  })

  test('the choice of emails', async ({ page }) => {
    await registerNew(page)
    await page.goto('/account')
    const form = page.getByRole('region', { name: 'Emails' })
    await expect(form.getByLabel('Messages')).toHaveValue('at-once')
    await page.request.patch('/api/account/emails', { data: { timings: { projects: 'off' } } })
    await form.getByLabel('Messages').selectOption('Daily summary')
    await form.getByRole('button', { name: 'Save choices' }).click()
    await expect(form.getByLabel('Project updates')).toHaveValue('off')
    const { timings } = await (await page.request.get('/api/account/emails')).json()
    expect(timings).toMatchObject({ messages: 'daily', projects: 'off' })
  })

  test('a milestone', async ({ page }) => {
    await signInAs(page, 'demo-admin')
    const id = await addProject(page, { milestones: ['Audit'] })
    await page.goto(projectPage(id))
    const card = page.getByRole('region', { name: 'Milestones' })
    await card.getByRole('button', { name: 'Edit Audit' }).click()
    const path = `/api/admin/projects/${id}`
    const [milestone] = (await (await page.request.get(path)).json()).milestones
    await page.request.patch(`${path}/milestones/${milestone.id}`, { data: { dueOn: '2030-04-05' } })
    await card.getByLabel('Milestone', { exact: true }).fill('Audit of all pages')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('checkbox', { name: 'Audit of all pages' })).toBeVisible()
    const { milestones } = await (await page.request.get(path)).json()
    expect(milestones).toMatchObject([{ title: 'Audit of all pages', dueOn: '2030-04-05' }])
  })
})
