import type { Role } from '#contracts/auth.ts'
import type { AssignedProject, Project } from '#contracts/projects.ts'

interface KnownCounts {
  role: Role
  projects: readonly Project[] | undefined
  assigned: readonly AssignedProject[] | undefined
}

export function workingProjects({ role, projects, assigned }: KnownCounts) {
  if (!projects || (role === 'provider' && !assigned)) return undefined
  return [...new Map([...projects, ...(assigned ?? [])].map((project) => [project.id, project])).values()]
}

export const countActive = (projects: readonly { status: string }[] | undefined): number | undefined =>
  projects?.filter(({ status }) => status === 'active').length
