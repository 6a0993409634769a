import {
  IDENTITY_ELEMENTS,
  Refusal,
  USUAL_IDENTITY_KIND,
  type IdentityElement,
  type IdentityKind,
  type IdentityOutcome,
} from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { askGateway } from './http-gateway.ts';

/** The four elements: name, credit code, legal representative, identity number; with the kind of document if it is no identity card. */
export type Elements = Readonly<Record<IdentityElement, string>> & { readonly legalIdKind?: IdentityKind };

/** The number of the representative's document, with its kind unless it is an identity card. */
export const identityElements = (kind: IdentityKind, legalIdNumber: string): Pick<Elements, 'legalIdNumber' | 'legalIdKind'> => ({
  legalIdNumber,
  ...(kind !== USUAL_IDENTITY_KIND && { legalIdKind: kind }),
});

export interface ElementAnswer {
  readonly outcome: IdentityOutcome;
  /** The elements that differ. */
  readonly mismatched: IdentityElement[];
}

/** The public registers of enterprises and residents (企业四要素, rules §5). */
export interface PublicRegisters {
  check(elements: Elements): Promise<ElementAnswer>;
}

const Answer = z.object({ outcome: z.enum(['match', 'mismatch', 'notFound']), mismatched: z.array(z.enum(IDENTITY_ELEMENTS)) });

/** Values that the sandbox's registers reject: 误 in a name, a credit code that begins with 93, an identity number that begins with 99. */
function sandboxMismatches({ name, creditCode, legalName, legalIdNumber }: Elements): IdentityElement[] {
  const disagrees = {
    name: name.includes('误'),
    creditCode: creditCode.startsWith('93'),
    legalName: legalName.includes('误'),
    legalIdNumber: legalIdNumber.startsWith('99'),
  };
  return IDENTITY_ELEMENTS.filter((element) => disagrees[element]);
}

/** Simulated registers that know every enterprise, except for credit codes that begin with 92. */
const sandboxRegisters: PublicRegisters = {
  async check(elements) {
    if (elements.creditCode.startsWith('92')) return { outcome: 'notFound', mismatched: [] };
    const mismatched = sandboxMismatches(elements);
    return { outcome: mismatched.length === 0 ? 'match' : 'mismatch', mismatched };
  },
};

/** The configured gateway, or simulated registers in a sandbox; otherwise checks are refused as under maintenance. */
export function publicRegisters({ registers, sandbox }: Pick<Config, 'registers' | 'sandbox'>): PublicRegisters {
  if (registers) return { check: (elements) => askGateway(registers, '/enterprise-elements', elements, Answer) };
  if (sandbox) return sandboxRegisters;
  return {
    async check() {
      throw new Refusal('MAINTENANCE');
    },
  };
}
