import { Day } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { exportOf } from '../operation.ts';
import { ActReason } from './shapes.ts';

/** What the platform reports of its vouchers to the regulator. */
export const regulatoryOperations = {
  /** Of business days that have ended, both included. */
  export: exportOf('/regulatory/export', {
    access: 'reporting',
    request: z.strictObject({ from: Day, to: Day, reason: ActReason }),
  }),
} as const;
