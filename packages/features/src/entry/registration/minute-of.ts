import { shanghaiMinute } from '@lianxin/domain';

/** A moment as it is read in Shanghai, date and minutes; nothing for one that has not come. */
export const minuteOf = (instant: string | null): string | undefined => (instant === null ? undefined : shanghaiMinute(instant));
