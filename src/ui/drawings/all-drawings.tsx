import type { ComponentType } from 'react'
import { AccountPhone } from './account.tsx'
import { AdAccount, Analytics } from './boards.tsx'
import { Bust } from './bust.tsx'
import { portraitNames, type ScreenName, type SketchName, sketchSizes } from '#shared/drawings.ts'
import { Flow, FlowTall } from './flow.tsx'
import { Inbox } from './inbox.tsx'
import { Ranking, Report } from './panels.tsx'
import { PortalPhone } from './portal.tsx'
import { AnalysisSketch, ExperimentsSketch, PlanSketch, StackSketch } from './sketches.tsx'
import { Shop, ShopPhone } from './shop.tsx'
import { ShopBefore } from './shop-before.tsx'

/** Rendered at build to a file each (scripts/build/drawings/), so that no page carries a drawing in its HTML or script. */
export const screens: Record<ScreenName, ComponentType> = {
  shop: Shop,
  'shop-before': ShopBefore,
  'shop-phone': ShopPhone,
  inbox: Inbox,
  flow: Flow,
  'flow-tall': FlowTall,
  report: Report,
  ranking: Ranking,
  'portal-phone': PortalPhone,
  'account-phone': AccountPhone,
  'ad-account': AdAccount,
  analytics: Analytics,
}

export const Portraits = () =>
  portraitNames.map((name) => (
    <symbol key={name} id={name} viewBox="0 0 160 160">
      <Bust of={name} />
    </symbol>
  ))

const sketches: Record<SketchName, ComponentType> = {
  analysis: AnalysisSketch,
  plan: PlanSketch,
  experiments: ExperimentsSketch,
  stack: StackSketch,
}

export const Sketches = () =>
  (Object.keys(sketchSizes) as SketchName[]).map((name) => {
    const Sketch = sketches[name]
    const [width, height] = sketchSizes[name]
    return (
      <symbol key={name} id={name} viewBox={`0 0 ${width} ${height}`}>
        <Sketch />
      </symbol>
    )
  })
