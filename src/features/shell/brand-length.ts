/** A longer brand takes up to three lines beside the logo, or is shown by its `shortBrand`. */
export const brandCharsBest = 16
