/** A portable file name: letters, digits and hyphens. */
export const pictureName = (parts: readonly string[]): string =>
  `${parts
    .join('-')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.png`;
