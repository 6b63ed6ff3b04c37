import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Portraits, screens } from '#ui/drawings/all-drawings.tsx'
import { type ScreenName, screenSizes } from '#shared/drawings.ts'

/** Returns the text of each SVG file by its name. */
export function renderDrawings(): ReadonlyMap<string, string> {
  const files = new Map([['portraits', fileOf(<Portraits />)]])
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

const fileOf = (symbols: ReactNode) =>
  `${renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
      {symbols}
    </svg>,
  )}\n`
