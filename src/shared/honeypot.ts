/** A form field that people neither see nor reach, so that only programs fill it. */
export const honeypotName = 'homepage'
