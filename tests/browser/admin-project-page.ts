import { expect, type Page } from '@playwright/test'
import { uniqueName } from './unique-name.ts'

interface ProjectParts {
  name?: string
  description?: string
  milestones?: readonly string[]
  provider?: string
  budget?: number
}

export async function addProject(
  page: Page,
  {
    name = uniqueName(),
    description = 'Twelve landing pages.',
    milestones = [],
    provider,
    budget = 9000,
  }: ProjectParts = {},
): Promise<number> {
  const response = await page.request.post('/api/admin/projects', {
    data: {
      client: 'demo-client',
      name,
      description,
      status: 'active',
      budget,
      progressPercentage: 10,
      provider,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id }: { id: number } = await response.json()
  for (const title of milestones) {
    const milestoneResponse = await page.request.post(`/api/admin/projects/${id}/milestones`, {
      data: { title, dueOn: null },
    })
    expect(milestoneResponse.ok(), await milestoneResponse.text()).toBe(true)
  }
  return id
}

export const projectPage = (id: number) => `/admin/projects/project?id=${id}`
