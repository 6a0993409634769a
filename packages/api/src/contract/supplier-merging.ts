import * as z from 'zod/mini';
import { act } from './endpoint.ts';
import { ids, party } from './examples.ts';
import { STATE_REFUSALS } from './state-refusals.ts';
import { EnterpriseNo, Version } from './schemas/primitives.ts';
import { Supplier, supplierExample, SupplierRequest, Tags } from './supplier-shapes.ts';

/** Two suppliers that are led as one from now on. */
export const mergingCalls = {
  /**
   * Nothing new goes to the supplier any more, and it names the one that took its place, as do those that were merged into it before.
   * That one takes over the note, and the term and the quota where it has none; its tags are those given. What is under way, and all
   * papers, stay with the enterprise that they name.
   */
  merge: act('//supplier/merge', {
    summary: '合并供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: z.extend(SupplierRequest, {
      intoNo: EnterpriseNo,
      intoVersion: Version,
      /** What the supplier that stays is grouped by afterwards. */
      tags: Tags,
    }),
    response: Supplier,
    refuses: ['VALIDATION', ...STATE_REFUSALS],
    example: {
      request: {
        enterpriseNo: supplierExample.enterpriseNo,
        version: 0,
        intoNo: ids.enterprise('E1003'),
        intoVersion: 0,
        tags: ['战略供应商'],
      },
      response: {
        ...supplierExample,
        state: 'disabled',
        mergedInto: { enterpriseNo: ids.enterprise('E1003'), name: party.tier2.name },
        version: 1,
      },
    },
  }),
};
