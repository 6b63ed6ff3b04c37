import type { ReactElement } from 'react'
import { site } from '#site.config.ts'

export interface RivalEnv {
  GROUND: string
  LABEL_COLOR: string
  TITLE_FONT: ArrayBuffer
  TEXT_FONT: ArrayBuffer
  LABEL_FONT: ArrayBuffer
}

export const description = 'What crawlers see, what they ignore, and how to check both before launch.'

const element = (style: Record<string, unknown>, children?: unknown, type = 'div'): ReactElement => ({
  type,
  key: null,
  props: type === 'img' ? { ...style } : { style, children },
})

const at = (left: number, top: number) => ({ display: 'flex', position: 'absolute', left, top })

export function cardElement(title: string, env: RivalEnv): ReactElement {
  return element(
    { display: 'flex', width: 1200, height: 630, color: '#fff', fontFamily: 'title', fontWeight: 700 },
    [
      element(
        { src: env.GROUND, width: 1200, height: 630, style: { position: 'absolute' } },
        undefined,
        'img',
      ),
      element(
        {
          ...at(72, 72),
          padding: '8px 20px',
          borderRadius: 23,
          background: env.LABEL_COLOR,
          color: '#2a1d00',
          fontFamily: 'label',
          fontSize: 25,
        },
        'SEO Strategies',
      ),
      element({ ...at(72, 170), width: 1056, fontSize: 84, lineHeight: 1.06, letterSpacing: -1.68 }, title),
      element(
        {
          ...at(72, 372),
          width: 840,
          fontSize: 30,
          lineHeight: 1.4,
          fontFamily: 'text',
          fontWeight: 400,
          color: '#dbe6e6',
        },
        description,
      ),
      element({ ...at(72, 496), width: 1056, height: 2, background: 'rgba(255,255,255,.29)' }),
      element({ ...at(72, 520), fontSize: 29 }, site.brand),
      element({ ...at(890, 520), fontSize: 29 }, site.domain),
    ],
  )
}
