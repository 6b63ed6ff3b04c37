import { expect } from '@playwright/test'
import { loseOneAnswer } from './lose-one-answer.ts'
import { deletePostTexts, postEditorTexts } from '#content/interface/admin/post-editor.ts'
import { deleteProjectTexts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { addProject, projectPage } from './admin-project-page.ts'
import { aPost, openEditor, unique } from './post-editor.ts'
import { agree } from './question.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { needsPages } from './needs-pages.ts'

test('a project whose deletion is sent again after a lost answer is called deleted', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const id = await addProject(page)
  await page.goto(projectPage(id))
  const remove = page.getByRole('button', { name: deleteProjectTexts.button })
  await remove.waitFor()
  await loseOneAnswer(page, `**/api/admin/projects/${id}`)
  await remove.click()
  await agree(page)
  await expect(page.locator('.toast')).toContainText(noAnswerTitle)
  await remove.click()
  await agree(page)
  await expect(page.locator('.toast')).toContainText(deleteProjectTexts.deletedTitle)
  await expect(page).toHaveURL('/admin/projects')
})

test('a post whose deletion is sent again after a lost answer is called deleted', async ({ page }) => {
  needsPages('/admin/blog')
  await signInAs(page, 'demo-admin')
  const slug = unique()
  await page.request.post('/api/admin/posts', { data: aPost(slug) })
  await openEditor(page, slug)
  await loseOneAnswer(page, `**/api/admin/posts/${slug}?*`)
  const remove = async () => {
    await page.getByRole('button', { name: actionTexts.delete, exact: true }).click()
    await page.getByRole('button', { name: deletePostTexts.deleteButton }).click()
  }
  await remove()
  await expect(page.getByText('cannot be reached')).toBeVisible()
  await remove()
  await expect(page.locator('.toast')).toContainText(postEditorTexts.deletedTitle)
  await expect(page).toHaveURL('/admin/blog')
})
