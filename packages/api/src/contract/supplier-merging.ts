import * as z from 'zod/mini';
import { act } from './endpoint.ts';
import { ids, party } from './examples.ts';
import { STATE_REFUSALS } from './state-refusals.ts';
import { EnterpriseNo, Version } from './schemas/primitives.ts';
import { Supplier, SupplierRequest, Tags } from './supplier-shapes.ts';
import { supplierExample } from './supplier-examples.ts';

/** Merging two suppliers into one. */
export const mergingCalls = {
  /**
   * Disables a supplier in favour of another, to which it and those merged into it before then refer. The other takes over the note, and
   * term and quota where it has none; its tags are those given. Pending business and documents stay with the enterprise that they name.
   */
  merge: act('//supplier/merge', {
    summary: '合并供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: z.extend(SupplierRequest, {
      intoNo: EnterpriseNo,
      intoVersion: Version,
      /** The tags of the remaining supplier. */
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
