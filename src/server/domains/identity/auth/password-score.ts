import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * Both caps keep a hostile password at a median of 13 ms of CPU and 42 ms at worst, below the hash that follows (110
 * ms). Without them 200 characters such as '4@8({[6<9' took over a second.
 */
const scoredCharsMax = 40
const l33tMaxSubstitutions = 8

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: scoredCharsMax,
  l33tMaxSubstitutions,
})

export function scorePassword(password: string, ownWords: string[]): number {
  const words = ownWords.map((word) => word.slice(0, scoredCharsMax))
  return zxcvbn.check(password, words).score
}
