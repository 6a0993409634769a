import { homeOf, internalAddress, type Row } from '../../../platform/navigation/index.ts';

/** Where a person lands after signing in: the address they wanted, if the table knows it and it is not the sign-in itself; else home. */
export const landingOf = (rows: readonly Row[], wanted: string | null): string => internalAddress(rows, wanted) ?? homeOf(rows);
