/** One piece of text as it stands on the picture, in the picture's upright coordinates: rotation and slant are taken out. */
export interface TextLine {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly characters: readonly ReadCharacter[];
}

export interface ReadCharacter {
  readonly char: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Where its middle is, from the left of the picture. */
  readonly x: number;
}

/** The text of some characters. */
export const textOf = (characters: readonly ReadCharacter[]): string => characters.map(({ char }) => char).join('');
