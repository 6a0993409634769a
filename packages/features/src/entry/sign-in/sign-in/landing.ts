import { homeOf, internalAddress, type Row } from '../../../platform/navigation/index.ts';

/** Where to go after signing in: the wanted address, if known and not sign-in itself; otherwise home. */
export const landingOf = (rows: readonly Row[], wanted: string | null): string => internalAddress(rows, wanted) ?? homeOf(rows);
