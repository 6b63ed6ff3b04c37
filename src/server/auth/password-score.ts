import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

/**
 * Two caps hold a hostile password to 13 ms of CPU in the middle and 42 ms at worst, below the hash that follows
 * (110 ms). Without them 200 characters such as '4@8({[6<9' took over a second.
 */
const scoredCharsMax = 40
const l33tMaxSubstitutions = 8

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: scoredCharsMax,
  l33tMaxSubstitutions,
})

/** Returns zxcvbn's score of a password's first 40 characters, from 0 (guessed at once) to 4. */
export function scorePassword(password: string, ownWords: string[]): number {
  return zxcvbn.check(password, ownWords).score
}
