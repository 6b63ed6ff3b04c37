import type { Claim } from '#content/claims.ts'

export type ClaimRegister = Readonly<Record<string, Claim>>

export function claimFaults(register: ClaimRegister, today: string): string[] {
  return Object.entries(register).flatMap(([name, { source, owner, reviewBy }]) => [
    ...(source.trim() === '' ? [`${name} has no source`] : []),
    ...(owner.trim() === '' ? [`${name} has no owner`] : []),
    ...(reviewBy < today ? [`${name} was to be reviewed by ${reviewBy}`] : []),
  ])
}

const figure = String.raw`(?<![\w.,$€£-])(\d[\d.,]*(?:-\d[\d.,]*)?[+%]?)`

export function claimConflicts(register: ClaimRegister, texts: ReadonlyMap<string, string>): string[] {
  const claims = Object.entries(register).filter(([, { value }]) => /\d/.test(value))
  return [...new Set(claims.map(([, { of }]) => of))].flatMap((of) => {
    const claimsOfSubject = claims.filter(([, claim]) => claim.of === of)
    const values = new Map(claimsOfSubject.map(([name, { value }]) => [value, name]))
    const words = new RegExp(`${figure}\\s+${of.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gu')
    for (const [page, text] of texts) {
      for (const [, value = ''] of text.matchAll(words)) if (!values.has(value)) values.set(value, page)
    }
    if (values.size < 2) return []
    return [`${of}: ${[...values].map(([value, where]) => `${value} (${where})`).join(', ')}`]
  })
}
