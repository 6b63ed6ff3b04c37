import { expect, it } from 'vitest'
import { splitStyles } from '../../scripts/build/split-styles.ts'
import { markPage } from './page-marks.ts'
import { pageStyles } from './page-styles.ts'

const propertyRule = (name: string, initial = '') =>
  `@property ${name}{syntax:"*";inherits:false;${initial && `initial-value:${initial}`}}`
const styles = (css: string, html: string) => pageStyles(splitStyles(css), markPage(html))

it('writes the initial value where no rule of the page sets the property', () => {
  const css = `.a{border-style:var(--line)}.dashed{--line:dashed;border-style:dashed}${propertyRule('--line', 'solid')}`
  expect(styles(css, '<p class="a">')).toBe('.a{border-style:solid}')
  expect(styles(css, '<p class="a dashed">')).toContain('var(--line)')
  expect(styles(css, '<p class="a" style="--line:dotted">')).toContain('var(--line)')
})

it('without an initial value writes what the rule falls back to, functions and all', () => {
  const css = `.a{line-height:var(--leading,calc(1.5 / (1 + 1)))}${propertyRule('--leading')}`
  expect(styles(css, '<p class="a">')).toBe('.a{line-height:calc(1.5 / (1 + 1))}')
  expect(styles(`.a{color:var(--x)}${propertyRule('--x')}`, '<p class="a">')).toContain('var(--x)')
})

it('leaves inherited properties alone', () => {
  const css = '.a{color:var(--ink)}@property --ink{syntax:"*";inherits:true;initial-value:red}'
  expect(styles(css, '<p class="a">')).toContain('var(--ink)')
})

it('does not count what is set for browsers that do not know @property', () => {
  const css = `@layer properties{@supports (color:red){*{--line:solid}}}.a{border-style:var(--line)}${propertyRule('--line', 'solid')}`
  expect(styles(css, '<p class="a">')).toBe('.a{border-style:solid}')
})
