/** Written by scripts/build-social.ts before anything imports it. */
declare module '#generated/social-images.js' {
  /** Names everything that pictures are made of: code, fonts, art, brand. */
  export const socialDigest: string
}
