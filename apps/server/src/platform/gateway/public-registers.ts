import { IDENTITY_ELEMENTS, Refusal, type IdentityElement, type IdentityOutcome } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { askGateway } from './http-gateway.ts';

/** What is compared: name, credit code, legal representative, identity number. */
export type Elements = Readonly<Record<IdentityElement, string>>;

export interface ElementAnswer {
  readonly outcome: IdentityOutcome;
  /** Those that do not agree. */
  readonly mismatched: IdentityElement[];
}

/** The registers of enterprises and residents (企业四要素, rules §5). */
export interface PublicRegisters {
  check(elements: Elements): Promise<ElementAnswer>;
}

const Answer = z.object({ outcome: z.enum(['match', 'mismatch', 'notFound']), mismatched: z.array(z.enum(IDENTITY_ELEMENTS)) });

/** What the sandbox's registers disagree with: 误 in a name, a credit code that begins with 93, an identity number that begins with 99. */
function sandboxDisagrees({ name, creditCode, legalName, legalIdNumber }: Elements): IdentityElement[] {
  const disagrees = {
    name: name.includes('误'),
    creditCode: creditCode.startsWith('93'),
    legalName: legalName.includes('误'),
    legalIdNumber: legalIdNumber.startsWith('99'),
  };
  return IDENTITY_ELEMENTS.filter((element) => disagrees[element]);
}

/** The sandbox's registers know every enterprise but those whose credit code begins with 92, and answer the same to the same. */
const sandboxRegisters: PublicRegisters = {
  async check(elements) {
    if (elements.creditCode.startsWith('92')) return { outcome: 'notFound', mismatched: [] };
    const mismatched = sandboxDisagrees(elements);
    return { outcome: mismatched.length === 0 ? 'match' : 'mismatch', mismatched };
  },
};

/** The gateway where one is configured, the sandbox's own registers in a sandbox; otherwise the check is out of service. */
export function publicRegisters({ registers, sandbox }: Pick<Config, 'registers' | 'sandbox'>): PublicRegisters {
  if (registers) return { check: (elements) => askGateway(registers, '/enterprise-elements', elements, Answer) };
  if (sandbox) return sandboxRegisters;
  return {
    async check() {
      throw new Refusal('MAINTENANCE');
    },
  };
}
