import { describe, expect, it } from 'vitest';
import { digestBrief, digestEnds, digestHead } from './digest-text.ts';

const digest = '7f3a91c40be25d68000000000000000000000000000000000000ffffe41b20d7';

describe('an SM3 digest on paper', () => {
  it('shows both ends in groups of four', () => {
    expect(digestEnds(digest)).toBe('7f3a 91c4 0be2 5d68 … e41b 20d7');
  });

  it('shows its start to compare by eye', () => {
    expect(digestHead(digest)).toBe('7f3a 91c4 0be2');
  });

  it('fits a phone', () => {
    expect(digestBrief(digest)).toBe('7f3a…20d7');
  });
});
