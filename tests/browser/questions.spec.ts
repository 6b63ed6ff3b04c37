import { expect } from '@playwright/test'
import { deleteProjectTexts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { openLive } from './open-live.ts'
import { agree, question } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { violationsIn } from './schemes.ts'

test('a question says what is lost, starts on the safe button, and takes Escape and the backdrop for no', async ({
  page,
}) => {
  await signInAs(page, 'demo-admin')
  const name = `${'Unbreakable'.repeat(8)} project`
  const id = await addProject(page, { name })
  await page.setViewportSize({ width: 320, height: 640 })
  await openLive(page, projectPage(id))
  const opener = page.getByRole('button', { name: deleteProjectTexts.button })
  const { title, text } = deleteProjectTexts.question(name)

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveAccessibleName(title)
  await expect(question(page)).toHaveAccessibleDescription(text)
  await expect(question(page).getByRole('button', { name: actionTexts.cancel })).toBeFocused()
  const widths = await question(page).evaluate((element) => [element.scrollWidth, element.clientWidth])
  expect(widths[0]).toBe(widths[1])
  expect(await violationsIn(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await question(page).click({ position: { x: 4, y: 4 } })
  await expect(question(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(question(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect((await page.request.get(`/api/admin/projects/${id}`)).status()).toBe(200)

  await opener.dblclick()
  await expect(question(page)).toBeVisible()
  await agree(page)
  await expect(page).toHaveURL('/admin/projects')
})
