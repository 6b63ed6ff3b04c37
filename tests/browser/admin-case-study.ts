import { expect, type Page } from '@playwright/test'
import { labelTexts } from '#content/interface/common.ts'
import { uniqueName } from './unique-name.ts'

const path = '/api/admin/case-studies'

interface CaseStudyParts {
  title?: string
  slug?: string
  sortOrder?: number
}

export async function addCaseStudy(
  page: Page,
  { title = uniqueName(), slug = title.toLowerCase(), sortOrder = 90 }: CaseStudyParts = {},
): Promise<string> {
  const data = {
    slug,
    title,
    client: 'Khumbu Bakery',
    figure: '250%',
    result: 'more orders',
    description: 'They were found.',
    factor: 3.5,
    sortOrder,
    status: 'draft',
  }
  const response = await page.request.post(path, { data })
  expect(response.status(), await response.text()).toBe(201)
  return title
}

export const deleteCaseStudy = (page: Page, title: string) =>
  page.request.delete(`${path}/${title.toLowerCase()}`)

export const recordOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })

export function caseStudyOf(page: Page, title: string) {
  const record = recordOf(page, title)
  return { record, description: record.getByLabel(labelTexts.description) }
}

export async function openRecord(page: Page, title: string) {
  const caseStudy = caseStudyOf(page, title)
  await caseStudy.record.locator('summary').first().click()
  return caseStudy
}
