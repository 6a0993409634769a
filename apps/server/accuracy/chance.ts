import { seededRandom } from '../src/platform/clock/random.ts';

/** Reproducible random choices. */
export interface Chance {
  /** An integer between both bounds, inclusive. */
  between(least: number, most: number): number;
  /** A number between both bounds. */
  around(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** True in the given percentage of cases. */
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
      if (item === undefined) throw new Error('the list is empty');
      return item;
    },
    inHundred: (cases) => random.below(100) < cases,
  };
}
