/** A line of text in the coordinates of the straightened picture. */
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
  /** The centre of the character. */
  readonly x: number;
}

export const textOf = (characters: readonly ReadCharacter[]): string => characters.map(({ char }) => char).join('');
