import { seededRandom } from '../src/platform/clock/random.ts';

/** Choices that are the same for the same seed. */
export interface Chance {
  /** A whole number between both ends, these included. */
  between(least: number, most: number): number;
  /** A number between both ends. */
  around(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** True in so many of a hundred cases. */
  inHundred(cases: number): boolean;
}

export function chanceOf(seed: string): Chance {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => least + random.below(most - least + 1);
  return {
    between,
    around: (least, most) => least + (random.below(1_000_001) / 1_000_000) * (most - least),
    one(items) {
      const item = items[random.below(items.length)];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    inHundred: (cases) => random.below(100) < cases,
  };
}
