export type Need = string | readonly (readonly Need[])[]

/** With `sheet`, the shared sheet also has the rule: for the whole page, or for the elements with `data-later`. */
export type Selector = readonly [text: string, needs: readonly Need[], sheet?: 'page' | 'later']

export type StyleBody = readonly (string | readonly [property: string, declaration: string])[]

export type StylePart =
  | string
  | StyleBody[number]
  | { selectors: readonly Selector[]; body: StyleBody }
  | { around: string; parts: readonly StylePart[] }
  | { property: string; text: string }
  | { keyframes: string; text: string }
  | { fontFamily: string; isSubset: boolean; text: string }
