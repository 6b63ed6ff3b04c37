const requirementRow = /^\| \d+\.\d+\.\d+ \| [^|]+ \| (.+) \|$/
const countSentence = /Of \d+ applicable requirements, \*\*\d+ are met, \d+ partly met and \d+ not met\*\*/

export function findCountFaults(text: string): string[] {
  const verdicts = text.split('\n').flatMap((line) => requirementRow.exec(line)?.[1] ?? [])
  const partly = verdicts.filter((verdict) => verdict.startsWith('partly:')).length
  const unmet = verdicts.filter((verdict) => verdict.startsWith('not met:')).length
  const met = verdicts.length - partly - unmet
  const sentence = `Of ${verdicts.length} applicable requirements, **${met} are met, ${partly} partly met and ${unmet} not met**`
  return countSentence.exec(text)?.[0] === sentence
    ? []
    : [`The counts in docs/asvs.md do not match its rows. Write instead: "${sentence}".`]
}
