import type { SiteConfig } from '#shared/site-config.ts'
import { brandColors } from '../brand/brand-colors.ts'

export function colorNotes(colors: SiteConfig['colors']): string[] {
  const { shades, light, dark } = brandColors(colors)
  const notes: [color: string, used: string | undefined, where: string][] = [
    [colors.brand, shades['brand-700'], 'as the ground of buttons and bands, under white text'],
    [colors.brand, light.link, 'for links on light pages'],
    [colors.accent, light.focus, 'for focus rings on light pages'],
    [colors.accent, light['band-mark'], 'for lines and charts on dark bands'],
    [colors.accent, dark.primary, 'for buttons on dark pages'],
  ]
  const adjustedNotes = notes.filter(
    ([color, usedColor]) => usedColor !== undefined && color.toLowerCase() !== usedColor,
  )
  return adjustedNotes.map(([color, usedColor, where]) => `${color} is ${usedColor} ${where}.`)
}
