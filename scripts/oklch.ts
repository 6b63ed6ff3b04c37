/** Perceived lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

/** @throws when `hex` is not six digits after a number sign */
function linearRgb(hex: string): [number, number, number] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`Not a colour of the form #rrggbb: ${hex}`)
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** The numbers are those of the OKLab definition (https://bottosson.github.io/posts/oklab/). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bee),
    hue: (Math.atan2(bee, a) * 180) / Math.PI,
  }
}

/** Nearest colour a screen can show: lightness and hue are kept, chroma gives way. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const a = Math.cos((hue * Math.PI) / 180)
  const b = Math.sin((hue * Math.PI) / 180)
  for (let c = chroma; ; c = Math.max(0, c - 0.002)) {
    const l = (lightness + 0.3963377774 * c * a + 0.2158037573 * c * b) ** 3
    const m = (lightness - 0.1055613458 * c * a - 0.0638541728 * c * b) ** 3
    const s = (lightness - 0.0894841775 * c * a - 1.291485548 * c * b) ** 3
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    const isShown = rgb.every((channel) => channel > -0.0005 && channel < 1.0005)
    if (!isShown && c > 0) continue
    const byte = (channel: number) => Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
    return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
  }
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linearRgb(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
