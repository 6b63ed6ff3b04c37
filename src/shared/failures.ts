/** A failure that the user can repair: commands print its message without a stack. */
export class PlainFailure extends Error {}

/** Cloudflare marks its challenges: https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/ */
export const isChallenge = ({ headers }: { headers: Headers }): boolean =>
  headers.get('cf-mitigated') === 'challenge'

export const challengeRemedy =
  'Cloudflare wants proof that a browser is asking, which programs cannot give. In its dashboard, open the domain, then Security > Settings, and turn off Bot fight mode, which no rule can exempt a program from, and I’m under attack mode. If both are off, Security > Events names the rule.'

export function refuseChallenge(url: string, response: { headers: Headers }): void {
  if (isChallenge(response))
    throw new PlainFailure(`${url} answered with a challenge (cf-mitigated). ${challengeRemedy}`)
}
