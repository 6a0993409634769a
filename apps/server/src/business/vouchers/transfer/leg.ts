import type { TransferLeg } from '@lianxin/api/contract';
import type * as z from 'zod/mini';

export type Leg = z.output<typeof TransferLeg>;
