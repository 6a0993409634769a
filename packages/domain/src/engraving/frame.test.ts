import { describe, expect, it } from 'vitest';
import { landscapeFrame, portraitFrame } from './frame.ts';
import { wavePitch } from './waves.ts';

describe('the frame of a voucher', () => {
  it('measures 868 by 544 units in landscape, with 22 by 13 tiles of 36', () => {
    expect([landscapeFrame.width, landscapeFrame.height]).toEqual([868, 544]);
    expect((landscapeFrame.width - 2 * landscapeFrame.inset) / 36).toBe(22);
    expect((landscapeFrame.height - 2 * landscapeFrame.inset) / 36).toBe(13);
  });

  it('measures 358 by 402 units in portrait, with 14 by 16 tiles of 22', () => {
    expect([portraitFrame.width, portraitFrame.height]).toEqual([358, 402]);
    expect((portraitFrame.width - 2 * portraitFrame.inset) / 22).toBe(14);
    expect((portraitFrame.height - 2 * portraitFrame.inset) / 22).toBe(16);
  });

  it.each([landscapeFrame, portraitFrame])('keeps every strand inside the band', ({ braids, depth }) => {
    for (const { swing } of braids) expect(swing).toBeLessThan(depth / 2);
  });

  it.each([landscapeFrame, portraitFrame])('keeps the wave screen inside the inner box', (frame) => {
    const room = frame.height - 2 * frame.inset;
    expect(Math.min(...frame.waveOffsets)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...frame.waveOffsets) + wavePitch).toBeLessThanOrEqual(room);
  });
});
