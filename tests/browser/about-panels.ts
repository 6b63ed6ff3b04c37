import { convictionsCopy } from '#content/about/copy.ts'
import { approach, expertise, mission } from '#content/about/page.ts'

const panels: readonly { name: string; entries: readonly unknown[] }[] = [
  { name: convictionsCopy.mission, entries: mission.promises },
  { name: convictionsCopy.approach, entries: approach.steps },
  { name: convictionsCopy.expertise, entries: expertise.fields },
]

export const aboutPanels = panels.filter(({ entries }) => entries.length > 0).map(({ name }) => name)

export const hasAllAboutPanels = aboutPanels.length === panels.length
