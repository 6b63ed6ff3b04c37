import { expect, test } from 'vitest'
import type { AssignedProject, Project } from '#contracts/projects.ts'
import { countActive, workingProjects } from './working-projects.ts'

const assignedProject = (id: number, status: string): AssignedProject => ({
  id,
  name: 'Search',
  description: '',
  status,
  progressPercentage: '10',
  milestones: { done: 0, total: 0 },
})
const ownProject = (id: number, status: string): Project => ({ ...assignedProject(id, status), budget: '$1' })

test("a provider's active projects are their own and the assigned ones, each counted once", () => {
  const projects = [ownProject(1, 'active'), ownProject(2, 'completed')]
  const counts = {
    role: 'provider' as const,
    projects,
    assigned: [assignedProject(1, 'active'), assignedProject(3, 'active')],
  }
  expect(countActive(workingProjects(counts))).toBe(2)
})

test("a provider's count needs both lists, a client's only one", () => {
  const projects = [ownProject(1, 'active')]
  expect(countActive(workingProjects({ role: 'provider', projects, assigned: undefined }))).toBeUndefined()
  expect(countActive(workingProjects({ role: 'client', projects, assigned: undefined }))).toBe(1)
})
