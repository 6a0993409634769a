import { shanghaiMinute } from '@lianxin/domain';

/** Date and time in Shanghai to the minute; undefined for null. */
export const minuteOf = (instant: string | null): string | undefined => (instant === null ? undefined : shanghaiMinute(instant));
