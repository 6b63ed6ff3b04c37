import { expect, type Page } from '@playwright/test'
import { labelTexts } from '#content/interface/common.ts'
import { uniqueName } from './unique-name.ts'

const path = '/api/admin/case-studies'

export async function addCaseStudy(page: Page, slug?: string): Promise<string> {
  const title = uniqueName()
  const data = {
    ...{
      slug: slug ?? title.toLowerCase(),
      title,
      client: 'A client',
      figure: '250%',
      result: 'more orders',
    },
    ...{ description: 'They were found.', factor: 3.5, sortOrder: 90, status: 'draft' },
  }
  expect((await page.request.post(path, { data })).status()).toBe(201)
  return title
}

export const deleteCaseStudy = (page: Page, title: string) =>
  page.request.delete(`${path}/${title.toLowerCase()}`)

export function caseStudyOf(page: Page, title: string) {
  const record = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })
  return { record, description: record.getByLabel(labelTexts.description) }
}

export async function openRecord(page: Page, title: string) {
  const caseStudy = caseStudyOf(page, title)
  await caseStudy.record.locator('summary').first().click()
  return caseStudy
}
