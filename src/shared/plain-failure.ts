/** A failure that the user can repair: commands print its message without a stack. */
export class PlainFailure extends Error {}
