import { site } from '#site.config.ts'
import { coversPath } from '#shared/url-paths.ts'
import type { Invariant } from './content-faults.ts'

export const anchorRules = (
  path: string,
  anchors: readonly { id: string }[],
  lists: Readonly<Record<string, readonly unknown[]>>,
): Invariant['rules'] =>
  Object.entries(lists).map(([id, list]) => [
    `the page's menu leads to '${id}', whose list is empty: remove it from the anchors`,
    () =>
      coversPath(site.disabled ?? [], path) || list.length > 0 || !anchors.some((anchor) => anchor.id === id),
  ])
