/** A name for a file that every system takes: letters, figures and hyphens. */
export const pictureName = (parts: readonly string[]): string =>
  `${parts
    .join('-')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.png`;
