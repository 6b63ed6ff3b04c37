import type { ProjectDetail } from '#contracts/projects.ts'

export interface ChartPoint {
  at: string
  percentage: number
  x: number
}

export function chartPoints({
  createdAt,
  progress,
}: Pick<ProjectDetail, 'createdAt' | 'progress'>): ChartPoint[] {
  const [first] = progress
  const isBegun = first !== undefined && Date.parse(createdAt) < Date.parse(first.at)
  const reports = isBegun ? [{ at: createdAt, percentage: 0 }, ...progress] : progress
  const times = reports.map(({ at }) => Date.parse(at))
  const [start, end] = [times[0] ?? 0, times.at(-1) ?? 0]
  if (end <= start) return []
  return reports.map((report, index) => ({
    ...report,
    x: (((times[index] ?? start) - start) / (end - start)) * 100,
  }))
}
