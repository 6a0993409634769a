import { useMediaQuery } from '@lianxin/ui';

/** Whether the window has room for a record beside its list instead of over it: 1200 px. */
export const useIsBeside = () => useMediaQuery('(width >= 1200px)');
