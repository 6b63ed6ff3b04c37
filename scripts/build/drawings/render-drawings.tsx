import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Portraits, Sketches, screens } from '#ui/drawings/all-drawings.tsx'
import { coverFigures, type ScreenName, screenSizes } from '#shared/drawings.ts'
import { coverDrawings } from '#ui/drawings/covers/cover-drawings.tsx'

/** Returns the text of each SVG file by its name. */
export function renderDrawings(): ReadonlyMap<string, string> {
  const files = new Map([
    ['covers', fileOf(<Covers />)],
    ['portraits', fileOf(<Portraits />)],
    ['sketches', fileOf(<Sketches />)],
  ])
  for (const name of Object.keys(screenSizes) as ScreenName[]) {
    const [width, height] = screenSizes[name]
    const Drawing = screens[name]
    const symbol = (
      <symbol id="drawing" viewBox={`0 0 ${width} ${height}`}>
        <Drawing />
      </symbol>
    )
    files.set(name, fileOf(symbol))
  }
  return files
}

/** Returns the markup of each figure, with the custom properties of its colors. */
export const renderCovers = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    coverFigures.map((figure) => {
      const Drawing = coverDrawings[figure]
      return [figure, renderToStaticMarkup(<Drawing />)]
    }),
  )

/** Groups instead of symbols, because each shape of a cover shows another part of them. */
const Covers = () =>
  coverFigures.map((figure) => {
    const Drawing = coverDrawings[figure]
    return (
      <g key={figure} id={figure}>
        <Drawing />
      </g>
    )
  })

const fileOf = (symbols: ReactNode) =>
  `${renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
      {symbols}
    </svg>,
  )}\n`
