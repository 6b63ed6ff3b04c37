import type { ReactNode } from 'react'
import type { CoverFigure } from '#shared/drawings.ts'
import { Bars, Budget, Funnel, Gauge, Holdout, Phases } from './charts.tsx'
import { Agents, Braces, Letter, Moves, Rows, Scripts } from './objects.tsx'

export const coverDrawings: Record<CoverFigure, () => ReactNode> = {
  agents: Agents,
  bars: Bars,
  braces: Braces,
  budget: Budget,
  funnel: Funnel,
  gauge: Gauge,
  holdout: Holdout,
  letter: Letter,
  moves: Moves,
  phases: Phases,
  rows: Rows,
  scripts: Scripts,
}
