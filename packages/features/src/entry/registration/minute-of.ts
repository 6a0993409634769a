import { shanghaiMinute } from '@lianxin/domain';

export const minuteOf = (instant: string | null): string | undefined => (instant === null ? undefined : shanghaiMinute(instant));
