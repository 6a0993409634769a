import type { TransferLeg } from '@lianxin/api/contract';
import type * as z from 'zod/mini';

/** What goes to one recipient. */
export type Leg = z.output<typeof TransferLeg>;
