import type { Db } from '../../../platform/db/client.ts';
import { type AccountRow, receivingAccountOf } from '../../foundation/parties/index.ts';
import type { PledgeRow } from './repository.ts';

/** The account that receives the guarantee fee: the guarantor's receiving account for the channel. */
export const feeAccount = async (
  db: Db,
  { guarantorNo, channel }: Pick<PledgeRow, 'guarantorNo' | 'channel'>,
): Promise<AccountRow | undefined> => (guarantorNo === null ? undefined : receivingAccountOf(db, guarantorNo, channel));
